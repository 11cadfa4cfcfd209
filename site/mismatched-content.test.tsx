import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Block, Json, JsonObject } from 'ximblox'
import { pageView, storedBlocks } from 'ximblox/testing'
import { renderPage } from './renderer.ts'
import site from './ximblox.config.ts'

const { registry } = site

// What cannot be rendered is reported on the console.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

const stored = (type: string, key: string, props: JsonObject = {}, parts: Partial<Block> = {}): Block => ({
  type,
  key,
  props,
  anchorPoint: '',
  __images: {},
  __files: {},
  ...parts,
})

const view = pageView(site, [])
const [heading] = storedBlocks(site, [{ type: 'heading', key: 'good', props: { text: 'Still here' } }])
const withBlocks = (...blocks: Block[]) =>
  renderPage({ ...view, blocks: heading ? [...blocks, heading] : blocks, data: {} })

const hostile: Json[] = [null, 5, 'text', [null], [{}], {}, { type: 'doc', content: [null] }]

test.each([...registry.blocks.keys()])(
  'the rest of a page is rendered whatever values %s was stored with',
  type => {
    const names = Object.keys(registry.blocks.get(type)?.fields ?? {})
    for (const value of hostile) {
      const [complete] = storedBlocks(site, [{ type, key: 'bad' }])
      if (!complete) throw new Error('no block')
      const all = Object.fromEntries(names.map(name => [name, value]))
      for (const props of [all, {}, ...names.map(name => ({ ...complete.props, [name]: value }))])
        expect(withBlocks({ ...complete, props })).toContain('Still here')
    }
  },
)

test('blocks of an unknown type and of a newer version are left out', () => {
  const html = withBlocks(stored('promo', 'a'), stored('heading', 'b', { text: 'Newer' }, { version: 99 }))
  expect(html).toContain('Still here')
  expect(html).not.toContain('Newer')
})

test.each([...registry.pageTypes.keys()])(
  'a page of type %s is rendered whatever values it was stored with',
  type => {
    const names = Object.keys(registry.pageTypes.get(type)?.fields ?? {})
    for (const value of hostile) {
      const props = Object.fromEntries(names.map(name => [name, value]))
      expect(renderPage({ ...view, page: { ...view.page, type, props } })).toContain('<main id="main">')
    }
  },
)

test('a page of an unknown type is rendered without header and footer', () => {
  expect(renderPage({ ...view, page: { ...view.page, type: 'landing' } })).toContain('<main id="main">')
})
