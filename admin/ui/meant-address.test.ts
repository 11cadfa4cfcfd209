import { expect, it } from 'vitest'
import { completeAddress } from './meant-address.ts'

it.each([
  ['example.org', 'https://example.org'],
  [' www.example.org/a?b=c#d ', 'https://www.example.org/a?b=c#d'],
  ['münchen.example:8080', 'https://münchen.example:8080'],
  ['kim@example.org', 'mailto:kim@example.org'],
])('an address without a scheme, %j, is meant as %j', (written, meant) => {
  expect(completeAddress(written)).toBe(meant)
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
])('what is an address already or none at all, %j, stays as it was written', written => {
  expect(completeAddress(written)).toBe(written)
})

it.each(['javascript:alert(1)', 'javascript.example:alert(1)', 'data:a.b'])(
  '%j gets no scheme that would let it through',
  written => {
    expect(completeAddress(written)).toBe(written)
  },
)
