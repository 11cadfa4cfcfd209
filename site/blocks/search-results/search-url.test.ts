import { expect, test } from 'vitest'
import { searchURL } from './search-url.ts'

test('the URL of a search names the term, and what differs from the default', () => {
  expect(searchURL('/zoeken', { term: 'één jaar & meer' })).toBe('/zoeken?q=%C3%A9%C3%A9n+jaar+%26+meer')
  expect(searchURL('/zoeken', { term: 'krat', type: 'news', number: 2 })).toBe(
    '/zoeken?q=krat&type=news&page=2',
  )
})
