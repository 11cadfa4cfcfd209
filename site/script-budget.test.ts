import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSite } from '@ximblox/server/build'
import { afterAll, expect, test } from 'vitest'
import { registry } from './registry.ts'

const outDir = await mkdtemp(join(tmpdir(), 'ximblox-scripts-'))
afterAll(() => rm(outDir, { recursive: true }))

test('the scripts of a page with every block type are at most 8 KB compressed', async () => {
  await buildSite({ root: fileURLToPath(new URL('.', import.meta.url)), registry, outDir })
  const assets = join(outDir, 'assets')
  const scripts = (await readdir(assets)).filter(name => name.endsWith('.js.br'))
  const sizes = await Promise.all(scripts.map(async name => (await stat(join(assets, name))).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(8 * 1024)
})
