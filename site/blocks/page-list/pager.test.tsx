import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pager } from './pager.tsx'

const links = (page: number, count: number): string[] =>
  [
    ...renderToStaticMarkup(<Pager path="/actueel" locale="nl-nl" page={page} count={count} />).matchAll(
      /href="([^"]*)"/g,
    ),
  ].map(match => match[1] ?? '')

test('a list that fits on one page has no pager', () =>
  expect(renderToStaticMarkup(<Pager path="/actueel" locale="nl-nl" page={1} count={1} />)).toBe(''))

test('the first page keeps the plain address', () => {
  expect(links(1, 3)).toEqual(['/actueel?page=2'])
  expect(links(2, 3)).toEqual(['/actueel', '/actueel?page=3'])
})

test('the last page leads back only', () => expect(links(3, 3)).toEqual(['/actueel?page=2']))

test('beyond the last page the way back is to the last', () =>
  expect(links(9, 3)).toEqual(['/actueel?page=3']))
