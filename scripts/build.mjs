import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from './files.mjs'
import { exclusively } from './lock.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'
import { Refusal, timed } from './say.mjs'

const sources = ['contract', 'blocks', 'admin', 'site-kit', 'ximblox', 'site', 'server']
const stamp = join(root, 'site/dist/.sources')

/** Builds the site's bundles when their sources have changed since the last build. */
export async function ensureBuilt(node) {
  if (await isFresh()) return
  await exclusively(
    join(root, '.cache/build.lock'),
    async () => {
      if (!(await isFresh())) await timed('Building the site', () => build(node))
    },
    () => console.log('Waiting for another build in this checkout…'),
  )
}

async function isFresh() {
  const built = await readFile(stamp, 'utf8').catch(() => '')
  return built === (await fingerprint())
}

async function build(node) {
  const before = await fingerprint()
  await rm(stamp, { force: true })
  const code = await run(node, ['--conditions=development', 'site/main.ts', 'build'])
  if (code !== 0) throw new Refusal(`Building the site failed with exit code ${code}. See the output above.`)
  await mkdir(join(root, 'site/dist'), { recursive: true })
  await writeFile(stamp, before)
}

async function fingerprint() {
  const found = (await Promise.all(sources.map(filesBelow))).flat()
  const kept = ['package-lock.json', ...found.filter(path => !path.includes('.test.'))]
  const paths = kept.sort((a, b) => (a < b ? -1 : 1))
  const contents = await Promise.all(paths.map(path => readFile(join(root, path))))
  const hash = createHash('sha256')
  for (const [index, path] of paths.entries()) hash.update(`${path}\0`).update(contents[index])
  return hash.digest('hex')
}
