import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pager } from './pager.tsx'

const pager = (page: number, pageCount: number, changes = {}): string =>
  renderToStaticMarkup(
    <Pager
      path="/actueel"
      locale="en-gb"
      title=""
      data={{
        page,
        pageCount,
        paramPrefix: '',
        otherParams: {},
        order: 'newest',
        choices: { filters: {}, sort: null },
        ...changes,
      }}
    />,
  )

test('a list that fits on one page has no pager', () => expect(pager(1, 1)).toBe(''))

test('a pager links to the pages on either side and names the current one', () => {
  expect(pager(2, 3)).toContain('<a href="/actueel" rel="prev">Newer')
  expect(pager(2, 3)).toContain('<a href="/actueel?page=3" rel="next">Older')
  expect(pager(2, 3)).toContain('Page 2 of 3')
})

test('the pages of a list keep what was chosen in other lists', () => {
  const html = pager(2, 3, { paramPrefix: 'abc-', otherParams: { sector: '3', page: '2' } })
  expect(html).toContain('<a href="/actueel?sector=3&amp;page=2" rel="prev">')
  expect(html).toContain('<a href="/actueel?sector=3&amp;page=2&amp;abc-page=3" rel="next">')
})

test('the pages of a filtered list keep its filters', () => {
  const choices = { filters: { sector: '3' }, sort: 'title' }
  const html = pager(1, 3, { paramPrefix: 'abc-', order: 'title', choices })
  expect(html).toContain('href="/actueel?abc-sector=3&amp;abc-sort=title&amp;abc-page=2"')
  expect(html).toContain('Next')
})
