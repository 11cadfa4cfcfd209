import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'
import { main } from './say.mjs'
import { inTempFolder } from './temp-folder.mjs'

await main(async () => {
  const node = await ensureInstalled()
  const program = ['--conditions=development', 'scripts/mutation/main.mjs', ...process.argv.slice(2)]
  return inTempFolder(folder => run(node, program, { env: { ...process.env, TMPDIR: folder } }))
})
