import { expect, it } from 'vitest'
import { completeUrl } from './complete-url.ts'

it.each([
  ['example.org', 'https://example.org'],
  [' www.example.org/a?b=c#d ', 'https://www.example.org/a?b=c#d'],
  ['münchen.example:8080', 'https://münchen.example:8080'],
  ['kim@example.org', 'mailto:kim@example.org'],
])('completes %j to %j', (input, expected) => {
  expect(completeUrl(input)).toBe(expected)
})

it.each([
  '',
  'https://example.org',
  '/contact',
  '#prices',
  'tel:+3120',
  'two words',
  'example',
  '3.14',
  '../a',
  '//a.b',
])('leaves %j unchanged, which is complete or no URL at all', input => {
  expect(completeUrl(input)).toBe(input)
})

it.each(['javascript:alert(1)', 'javascript.example:alert(1)', 'data:a.b'])(
  'does not add a scheme that would make %j pass',
  input => {
    expect(completeUrl(input)).toBe(input)
  },
)
