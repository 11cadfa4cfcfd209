#!/usr/bin/env node

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(`Ximblox needs Node.js 24 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
// Only now, because an older Node cannot even read it.
const { runProject } = await import('./project/run-project.ts')
await runProject(process.cwd(), process.argv.slice(2))
