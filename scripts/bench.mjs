import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'
import { main } from './say.mjs'

await main(async () => {
  const node = await ensureInstalled()
  await ensureBuilt(node)
  return run(node, ['--conditions=development', 'bench/main.ts', ...process.argv.slice(2)])
})
