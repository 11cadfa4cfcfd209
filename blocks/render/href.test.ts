import { expect, test } from 'vitest'
import { block } from '../test/sample-registry.ts'
import { hrefOf } from './href.ts'
import { viewOf } from './test/sample-view.ts'

const view = viewOf(
  block('columns', 'a', { slots: { left: [block('quote', 'b', { anchorPoint: 'here' })] } }),
)
const page = (id: number, key?: string) =>
  hrefOf({ target: { ref: 'page', id, ...(key !== undefined && { block: key }) } }, view)

test('a link to a page follows the page', () => {
  expect(page(5)).toBe('/en-gb/about')
  expect(page(1)).toBe('/en-gb/here')
})

test('a link to a block leads to its anchor, or to its page when it has none', () => {
  expect(page(5, 'team')).toBe('/en-gb/about#our-team')
  expect(page(5, 'gone')).toBe('/en-gb/about')
  expect(page(1, 'b')).toBe('/en-gb/here#here')
})

test('a link to a page that is not live leads nowhere', () => {
  expect(page(99)).toBeNull()
})

test('an address is taken as it is when it is safe', () => {
  expect(hrefOf({ url: 'https://example.org' }, view)).toBe('https://example.org')
  expect(hrefOf({ url: 'javascript:alert(1)' }, view)).toBeNull()
  expect(hrefOf({ url: '' }, view)).toBeNull()
  expect(hrefOf(null, view)).toBeNull()
})
