import { expect, it } from 'vitest'
import { completeUrl } from './complete-url.ts'

it.each([
  ['example.org', 'https://example.org'],
  [' www.example.org/a?b=c#d ', 'https://www.example.org/a?b=c#d'],
  ['münchen.example:8080', 'https://münchen.example:8080'],
  ['kim@example.org', 'mailto:kim@example.org'],
])('an address without a scheme, %j, is meant as %j', (input, expected) => {
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
])('what is an address already or none at all, %j, stays as it was written', input => {
  expect(completeUrl(input)).toBe(input)
})

it.each(['javascript:alert(1)', 'javascript.example:alert(1)', 'data:a.b'])(
  '%j gets no scheme that would let it through',
  input => {
    expect(completeUrl(input)).toBe(input)
  },
)
