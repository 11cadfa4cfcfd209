#!/usr/bin/env node
import module from 'node:module'
import { resolve } from 'node:path'

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(`Ximblox needs Node.js 24 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
// Compiled code is kept for the next start; where the folder cannot be written, nothing is kept.
module.enableCompileCache(resolve('node_modules/.cache/ximblox'))
// Only now, because an older Node cannot even read it.
const { runProject } = await import('./project/run-project.ts')
await runProject(process.cwd(), process.argv.slice(2))
