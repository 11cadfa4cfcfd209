import { expect, test } from 'vitest'
import { pageNumber, pagingLinks, shownPage } from './paging.ts'

test('a query asks for a page by its number', () => expect(pageNumber('12')).toBe(12))

test.each([undefined, '', '0', '-1', '1.5', '01', '2x', '123456', 'NaN'])(
  '%o asks for the first page',
  param => expect(pageNumber(param)).toBe(1),
)

test('the first page keeps the plain path', () => {
  expect(pagingLinks('/news', { page: 1, pageCount: 3 })).toEqual({ previous: null, next: '/news?page=2' })
  expect(pagingLinks('/news', { page: 2, pageCount: 3 })).toEqual({
    previous: '/news',
    next: '/news?page=3',
  })
})

test('the last page has no next one', () =>
  expect(pagingLinks('/news', { page: 3, pageCount: 3 }).next).toBeNull())

test('the page before one beyond the last is the last', () =>
  expect(pagingLinks('/news', { page: 9, pageCount: 3 })).toEqual({ previous: '/news?page=3', next: null }))

test('an empty list has no pages on either side', () =>
  expect(pagingLinks('/news', { page: 2, pageCount: 0 })).toEqual({ previous: null, next: null }))

test.each([
  ['no list', {}, 1],
  ['data without pages', { a: null, b: [2], c: 'page', d: { page: '2', pageCount: 3 } }, 1],
  ['the second of three pages', { a: { page: 2, pageCount: 3 } }, 2],
  ['a page beyond the last', { a: { page: 9, pageCount: 3 } }, 1],
  ['a list with pages beside one without', { a: { page: 1, pageCount: 1 }, b: { page: 2, pageCount: 2 } }, 2],
])('a view with %s shows page %3$i', (_, data, page) => expect(shownPage({ data })).toBe(page))
