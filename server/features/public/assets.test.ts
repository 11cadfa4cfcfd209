import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { plainBytes } from './answer.ts'
import { loadAssets } from './assets.ts'

const folder = await mkdtemp(join(tmpdir(), 'ximblox-assets-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
await mkdir(join(folder, 'fonts'))
const write = (name: string, content: string) => writeFile(join(folder, name), content)
await write('theme-1.css', 'theme')
await write('cards-1.css', 'cards')
await write('hero-1.css', 'hero')
await write('fonts/serif-1.woff2', 'a font')
await write('logo-1.svg', '<svg/>')
await write('logo-1.svg.br', 'brotli')
await write('logo-1.svg.gz', 'gzip')
const manifest = {
  theme: 'theme-1.css',
  blocks: { hero: 'hero-1.css', cards: 'cards-1.css' },
  files: { 'fonts/serif.woff2': 'fonts/serif-1.woff2', 'logo.svg': 'logo-1.svg' },
}
await write('assets.json', JSON.stringify(manifest))

const header = (
  answer: { representations: { identity: { headers: string[] } } } | undefined,
  name: string,
) => {
  const headers = answer?.representations.identity.headers ?? []
  return headers[headers.indexOf(name) + 1]
}

test('a built file is cached forever under its hashed name, in its compressed forms', async () => {
  const assets = await loadAssets(folder)
  const address = assets.addresses.asset('logo.svg')
  expect(address).toBe('/assets/logo-1.svg')
  const answer = assets.recall(address)
  expect(header(answer, 'Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(header(answer, 'Content-Type')).toBe('image/svg+xml')
  expect(answer?.representations.br?.body?.toString()).toBe('brotli')
  expect(assets.recall(assets.addresses.asset('fonts/serif.woff2'))?.representations.br).toBeUndefined()
  expect(() => assets.addresses.asset('other.svg')).toThrow('other.svg')
})

test('nothing but the built files is served', async () => {
  const assets = await loadAssets(folder)
  for (const name of ['assets.json', 'logo-1.svg.br', '../package.json', 'css/theme', '']) {
    expect(await assets.find(`/assets/${name}`)).toBeUndefined()
  }
})

test('a page has one stylesheet: the theme and the styles of its block types', async () => {
  const assets = await loadAssets(folder)
  const address = assets.addresses.stylesheet(['hero', 'cards', 'hero', 'rich-text'])
  expect(assets.addresses.stylesheet(['cards', 'hero'])).toBe(address)
  const answer = await assets.find(address)
  expect(answer && plainBytes(answer).toString()).toBe('theme\ncards\nhero')
  expect(header(answer, 'Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(assets.recall(address)).toBe(answer)
})

test('any node serves a stylesheet URL from another node', async () => {
  const [one, other] = [await loadAssets(folder), await loadAssets(folder)]
  expect(await other.find(one.addresses.stylesheet(['hero']))).toBeDefined()
})

test('the URL of another build gets the current styles, for a short time', async () => {
  const assets = await loadAssets(folder)
  const answer = await assets.find('/assets/css/theme.hero-000000000000.css')
  expect(answer && plainBytes(answer).toString()).toBe('theme\nhero')
  expect(header(answer, 'Cache-Control')).toBe('public, max-age=60')
})

test.each(['theme.unknown', 'theme.hero.cards', 'theme.hero.hero', 'hero'])(
  'there is no stylesheet %s',
  async names => {
    const assets = await loadAssets(folder)
    expect(await assets.find(`/assets/css/${names}-000000000000.css`)).toBeUndefined()
  },
)

test('a build without a valid manifest is refused', async () => {
  await expect(loadAssets(join(folder, 'fonts'))).rejects.toThrow('assets.json')
})
