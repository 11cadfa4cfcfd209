import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'
import { main } from './say.mjs'

await main(async () => {
  const node = await ensureInstalled()
  await ensureBuilt(node)
  // As in the Dockerfile of a project: Node.js would keep up to 100 MB for objects that live for one request, and on a large
  // machine collect old ones late.
  const memory = ['--max-semi-space-size=4', '--max-old-space-size=1024']
  return run(node, [...memory, '--conditions=development', 'site/main.ts', 'start', ...process.argv.slice(2)])
})
