import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pager } from './pager.tsx'

const pager = (page: number, pageCount: number): string =>
  renderToStaticMarkup(<Pager path="/actueel" locale="en-gb" data={{ page, pageCount }} />)

test('a list that fits on one page has no pager', () => expect(pager(1, 1)).toBe(''))

test('a pager links to the pages on either side and names the current one', () => {
  expect(pager(2, 3)).toContain('<a href="/actueel" rel="prev">')
  expect(pager(2, 3)).toContain('<a href="/actueel?page=3" rel="next">')
  expect(pager(2, 3)).toContain('Page 2 of 3')
})

test('beyond the last page, a pager names no current page', () => expect(pager(9, 3)).not.toContain('Page 9'))
