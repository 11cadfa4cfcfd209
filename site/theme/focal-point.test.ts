import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const site = fileURLToPath(new URL('../', import.meta.url))

it('no style has its own position for images with a focal point', async () => {
  const names = (await readdir(site, { recursive: true })).filter(
    name => name.endsWith('.css') && !/^(dist|node_modules)\/|focal-point\.css$/.test(name),
  )
  const rules = await Promise.all(names.map(async name => (await readFile(site + name, 'utf8')).split('}')))
  const own = rules.flat().filter(rule => rule.includes('object-position'))
  expect(own.length).toBeGreaterThan(0)
  expect(own.filter(rule => !rule.includes(':not([data-focal-x])'))).toEqual([])
})
