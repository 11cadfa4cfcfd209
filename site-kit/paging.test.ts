import { expect, test } from 'vitest'
import { pageNumber } from './paging.ts'

test('an address asks for a page by its number', () => expect(pageNumber('12')).toBe(12))

test.each([undefined, '', '0', '-1', '1.5', '01', '2x', '123456', 'NaN'])('%o is the first page', param =>
  expect(pageNumber(param)).toBe(1),
)
