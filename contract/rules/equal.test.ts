import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isEqual, stableStringify } from './equal.ts'

it('treats values as equal regardless of key order', () => {
  expect(isEqual({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true)
  expect(isEqual({ a: undefined }, {})).toBe(true)
})

it('distinguishes different values', () => {
  expect(isEqual({ a: 1 }, { a: '1' })).toBe(false)
  expect(isEqual([1, 2], [2, 1])).toBe(false)
  expect(isEqual([], {})).toBe(false)
  expect(isEqual(null, {})).toBe(false)
  expect(isEqual({ a: null }, { b: null })).toBe(false)
})

it('stringifies values to the same text if and only if they are equal', () => {
  const value = fc.jsonValue({ maxDepth: 2 })
  const reversed = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(reversed)
    if (typeof part !== 'object' || part === null) return part
    const entries = Object.entries(part).map(([key, entry]) => [key, reversed(entry)] as const)
    return Object.fromEntries([...entries.toReversed(), ['absent', undefined]])
  }
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(stableStringify(reversed(a))).toBe(stableStringify(a))
      expect(stableStringify(a) === stableStringify(b)).toBe(isEqual(a, b))
    }),
  )
})
