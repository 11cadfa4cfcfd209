import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'
import { runVitest } from './vitest.mjs'

/** More failed files than this are not caused by lost races. */
const secondChance = 3

const plain = process.stdout.isTTY ? [] : ['--colors=off']

/**
 * The stages of the suite in order. A stage with `files` runs the tests with those names and counts them; the others
 * either pass or fail. `needs` names what a stage uses besides the packages of the lock file. Each stage gets the Node
 * to run with and the paths that narrow it, and returns `{passed, failed}`.
 */
export const stages = [
  {
    name: 'format',
    run: node => tool(node, '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', ...plain, '.']),
  },
  { name: 'lint', run: node => tool(node, 'oxlint/bin/oxlint', ['.']) },
  // Files, exports and dependencies that nothing uses.
  {
    name: 'unused',
    run: node => tool(node, 'knip/bin/knip.js', ['--treat-config-hints-as-errors', '--no-progress']),
  },
  { name: 'types', run: node => tool(node, 'typescript/bin/tsc', ['-p', 'tsconfig.json']) },
  {
    name: 'unit',
    files: /(?<!\.(db|pack))\.test\.(tsx?|mjs)$/,
    run: (node, filters) => runVitest(node, 'unit', filters),
  },
  { name: 'build', run: build },
  {
    name: 'database',
    files: /\.db\.test\.ts$/,
    run: (node, filters) => runVitest(node, 'database', filters, { secondChance }),
  },
  {
    name: 'browser',
    needs: 'Chromium, and the bundles that it builds when they are missing',
    files: /\.e2e\.ts$/,
    async run(node, filters) {
      const CHROMIUM_PATH = await ensureBrowser()
      await build(node)
      return runVitest(node, 'browser', filters, { env: { CHROMIUM_PATH }, secondChance })
    },
  },
  {
    name: 'pack',
    needs: 'Chromium, and the registry of npm',
    files: /\.pack\.test\.ts$/,
    run: async (node, filters) =>
      runVitest(node, 'pack', filters, { env: { CHROMIUM_PATH: await ensureBrowser() } }),
  },
]

async function tool(node, script, args) {
  const code = await run(node, [join(root, 'node_modules', script), ...args])
  return { passed: 0, failed: code === 0 ? 0 : 1 }
}

async function build(node) {
  if (existsSync(join(root, 'site/main.ts'))) await ensureBuilt(node)
  return { passed: 0, failed: 0 }
}
