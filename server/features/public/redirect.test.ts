import { expect, test } from 'vitest'
import { redirectWithQuery } from './redirect.ts'

const locationOf = (to: string, query: string) => {
  const { headers } = redirectWithQuery('https://som.example', { to, status: 301 }, query)
  return headers[headers.indexOf('Location') + 1]
}

test.each([
  ['/news', '', '/news'],
  ['/news', 'page=2', '/news?page=2'],
  ['/news?year=2026#list', 'utm_source=mail', '/news?year=2026&utm_source=mail#list'],
  ['https://som.example/news', 'page=2', '/news?page=2'],
  ['https://elsewhere.example/', 'page=2', 'https://elsewhere.example/?page=2'],
  ['/news', 'a=%0d%0aEvil:1&b="<é', '/news?a=%0d%0aEvil:1&b=%22%3C%C3%A9'],
])('a redirect to %s from a URL with the query "%s" leads to %s', (to, query, location) =>
  expect(locationOf(to, query)).toBe(location),
)
