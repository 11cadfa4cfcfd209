import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { buildPages, findProject } from 'ximblox/project'
import site from './ximblox.config.ts'

const outDir = await mkdtemp(join(tmpdir(), 'ximblox-scripts-'))
afterAll(() => rm(outDir, { recursive: true }))

test('the scripts of a page with every block type are at most 8 KB compressed', async () => {
  const project = findProject(fileURLToPath(new URL('./', import.meta.url)))
  await buildPages({ ...project, built: outDir }, site.registry)
  const assets = join(outDir, 'assets')
  const scripts = (await readdir(assets)).filter(name => name.endsWith('.js.br'))
  const sizes = await Promise.all(scripts.map(async name => (await stat(join(assets, name))).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(8 * 1024)
})
