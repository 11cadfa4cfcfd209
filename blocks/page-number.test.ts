import { expect, test } from 'vitest'
import { hasPage, readPageNumber } from './page-number.ts'

test('a query asks for a page by its number', () => {
  expect(readPageNumber('12')).toBe(12)
  expect(readPageNumber(undefined)).toBe(1)
})

test.each(['', '0', '-1', '1.5', '01', '2x', '123456', 'NaN'])('%o is not the number of a page', param =>
  expect(readPageNumber(param)).toBeNull(),
)

test('a list has the pages up to its last one, and an empty list has one', () => {
  expect(['1', '3', '4', 'x', undefined].map(param => hasPage({ count: 3 }, param))).toEqual([
    true,
    true,
    false,
    false,
    true,
  ])
  expect(['1', '2'].map(param => hasPage({ count: 0 }, param))).toEqual([true, false])
})
