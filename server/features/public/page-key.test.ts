import { expect, test } from 'vitest'
import { readTarget } from '../../kernel/http/target.ts'
import { countingParams, keyOf } from './page-key.ts'

test('only query parameters in use create another page, in a fixed order and each once', () => {
  const names = ['page', 'tag']
  const key = (query: string) => keyOf('/news', countingParams(query, names))
  expect(key('utm_source=x&fbclid=1')).toBe('/news')
  expect(key('tag=t5&utm_source=x&page=2&page=3')).toBe('/news\npage=2&tag=t5')
  expect(key('page=')).toBe('/news')
  expect(key(`page=${'9'.repeat(101)}`)).toBe('/news')
})

test('before the names of a page are known, a limited number of parameters counts, in one order', () => {
  expect(countingParams('b=2&a=1&%3Cscript%3E=3&b=4')).toEqual({ a: '1', b: '2' })
  expect(Object.keys(countingParams('b=2&a=1'))).toEqual(['a', 'b'])
  const many = Array.from({ length: 1000 }, (_, index) => `p${index}=1`).join('&')
  expect(Object.keys(countingParams(many))).toHaveLength(50)
})

test('an encoded question mark in a path does not start a query', () => {
  const { path = '' } = readTarget('/news%3Fpage=2') ?? {}
  expect(path).toBe('/news?page=2')
  expect(keyOf(path, {})).not.toBe(keyOf('/news', { page: '2' }))
})

test('a value cannot imitate another parameter', () => {
  const [one, other] = ['page=1%26tag%3Dt5', 'page=1&tag=t5'].map(query =>
    keyOf('/news', countingParams(query, ['page', 'tag'])),
  )
  expect(one).not.toBe(other)
})
