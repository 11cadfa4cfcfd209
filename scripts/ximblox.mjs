import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'
import { main } from './say.mjs'

// The commands of an operator, such as `backup`; none of them needs the site to be built.
await main(async () =>
  run(await ensureInstalled(), ['--conditions=development', 'site/main.ts', ...process.argv.slice(2)]),
)
