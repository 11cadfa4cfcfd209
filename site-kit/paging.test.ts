import { expect, test } from 'vitest'
import { isFiltered, pageHref, shownPage } from './paging.ts'

test('the first page keeps the plain path', () => {
  expect(pageHref('/news', { page: 1, paramPrefix: '' })).toBe('/news')
  expect(pageHref('/news', { page: 2, paramPrefix: '' })).toBe('/news?page=2')
  expect(pageHref('/news', { page: 2, paramPrefix: 'abc-', params: { tag: 'a&b' } })).toBe(
    '/news?abc-tag=a%26b&abc-page=2',
  )
})

const list = { page: 1, pageCount: 1, paramPrefix: '', isFiltered: false }

test.each([
  ['no list', {}, 1],
  ['data without pages', { a: null, b: [2], c: 'page', d: { page: '2', pageCount: 3 } }, 1],
  ['the second of three pages', { a: { ...list, page: 2, pageCount: 3 } }, 2],
  ['an empty list', { a: { ...list, pageCount: 0 } }, 1],
  ['a list with pages beside one without', { a: list, b: { ...list, page: 2, pageCount: 2 } }, 2],
])('a view with %s shows page %3$i', (_, data, page) => expect(shownPage({ data })).toBe(page))

test('a view is filtered when one of its lists is', () => {
  expect(isFiltered({ data: { a: list } })).toBe(false)
  expect(isFiltered({ data: { a: list, b: { ...list, isFiltered: true } } })).toBe(true)
})
