import { expect, test } from 'vitest'
import { block } from '../test/sample-registry.ts'
import { hrefOf } from './href.ts'
import { leaflet, viewOf } from './test/sample-view.ts'

const view = viewOf(
  block('columns', 'a', { slots: { left: [block('quote', 'b', { anchorPoint: 'here' })] } }),
)
const page = (id: number, key?: string) =>
  hrefOf({ target: { ref: 'page', id, ...(key !== undefined && { block: key }) } }, view)

test('resolves a link to a page', () => {
  expect(page(5)).toBe('/en-gb/about')
  expect(page(1)).toBe('/en-gb/here')
})

test('resolves a link to a block to its anchor, or to its page if it has none', () => {
  expect(page(5, 'team')).toBe('/en-gb/about#our-team')
  expect(page(5, 'gone')).toBe('/en-gb/about')
  expect(page(1, 'b')).toBe('/en-gb/here#here')
})

test('returns null for a page that is not live', () => {
  expect(page(99)).toBeNull()
})

test('returns a safe URL, and null for any other', () => {
  expect(hrefOf({ url: 'https://example.org' }, view)).toBe('https://example.org')
  expect(hrefOf({ url: 'javascript:alert(1)' }, view)).toBeNull()
  expect(hrefOf({ url: '' }, view)).toBeNull()
  expect(hrefOf(null, view)).toBeNull()
})

const file = (id: number, files = view.files) =>
  hrefOf({ target: { ref: 'file', id } }, { ...view, files: { ...view.files, ...files } })

test('resolves a link to a shared file to its public URL', () => {
  expect(file(8)).toBe('/api/ximblox/medialib/shared/8/0123456789abcdef0123456789abcdef/our%20leaflet.pdf')
  const replaced = { ...leaflet, hash: 'f'.repeat(64), fileName: 'new.pdf' }
  expect(file(8, { 8: replaced })).toBe(`/api/ximblox/medialib/shared/8/${'f'.repeat(32)}/new.pdf`)
})

test('returns null for a file that is not shared, has no content or does not exist', () => {
  expect(file(7)).toBeNull()
  expect(file(8, { 8: { ...leaflet, hash: '' } })).toBeNull()
  expect(file(99)).toBeNull()
})
