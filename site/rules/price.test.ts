import { expect, test } from 'vitest'
import { euros, includingVat } from './price.ts'

test.each([
  [495, 598.95],
  [0, 0],
  [0.01, 0.01],
  [1234.56, 1493.82],
])('%d euros are %d including VAT', (price, expected) => expect(includingVat(price)).toBe(expected))

test('amounts have cents only when they need them', () => {
  expect(euros(495, 'en-gb')).toBe('€495')
  expect(euros(598.95, 'nl-nl').replaceAll('\u00a0', ' ')).toBe('€ 598,95')
  expect(euros(0.5, 'en-gb')).toBe('€0.50')
})
