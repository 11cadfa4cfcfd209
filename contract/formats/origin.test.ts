import { expect, it } from 'vitest'
import { isOrigin } from './origin.ts'

it.each(['https://www.example.org', 'http://localhost:5173', 'https://xn--bcher-kva.example'])(
  'accepts an origin as browsers send it: %s',
  origin => {
    expect(isOrigin(origin)).toBe(true)
  },
)

it.each([
  '',
  '*',
  'null',
  'example.org',
  'https://example.org/',
  'https://example.org/path',
  'https://EXAMPLE.org',
  'https://example.org:443',
  'https://user@example.org',
  'ftp://example.org',
  'https://*.example.org',
  'javascript:alert(1)',
])('refuses what no browser sends, or names more than one site: %s', text => {
  expect(isOrigin(text)).toBe(false)
})
