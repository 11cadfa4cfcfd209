import { expect, it } from 'vitest'
import { isEqual } from './equal.ts'

it('takes values that say the same for equal, whatever the order of keys', () => {
  expect(isEqual({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true)
  expect(isEqual({ a: undefined }, {})).toBe(true)
})

it('tells different values apart', () => {
  expect(isEqual({ a: 1 }, { a: '1' })).toBe(false)
  expect(isEqual([1, 2], [2, 1])).toBe(false)
  expect(isEqual([], {})).toBe(false)
  expect(isEqual(null, {})).toBe(false)
  expect(isEqual({ a: null }, { b: null })).toBe(false)
})
