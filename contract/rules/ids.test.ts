import { expect, test } from 'vitest'
import { pageIDOf, versionIDOf } from './ids.ts'

test.each([1, 12, '34', 9_007_199_254_740_991])('%j is an id', id => {
  expect(pageIDOf(id)).toBe(Number(id))
  expect(versionIDOf(id)).toBe(Number(id))
})

test.each([0, -1, 1.5, 1e21, Number.NaN, '', '01', '1x', 'x1', '12345678901234567'])('%j is none', id => {
  expect(pageIDOf(id)).toBe(0)
  expect(versionIDOf(id)).toBe(0)
})
