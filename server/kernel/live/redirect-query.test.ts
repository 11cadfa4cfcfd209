import { limits } from '@ximblox/contract/limits'
import { expect, it, test } from 'vitest'
import { queriesWithin, storedQuery, withoutParams } from './redirect-query.ts'

it('stores the parameters of a query in one order and spelling', () => {
  expect(storedQuery('id=7&cat=b%20c&id=7&a')).toBe('a=&cat=b+c&id=7')
  expect(storedQuery('a=&cat=b+c&id=7')).toBe('a=&cat=b+c&id=7')
  expect(storedQuery('&')).toBe('')
})

test('a visit finds the queries that are within its own, the closest first', () => {
  expect(queriesWithin('')).toEqual([''])
  expect(queriesWithin('id=7&cat=3')).toEqual(['cat=3&id=7', 'cat=3', 'id=7', ''])
})

test('a visit with any number of parameters looks few queries up, and keeps those that name a page', () => {
  const campaign = Array.from({ length: 40 }, (_, index) => `utm_${index}=x`).join('&')
  const queries = queriesWithin(`${campaign}&option=content&id=7`)
  expect(queries).toHaveLength(2 ** limits.redirectParams)
  expect(queries).toContain('id=7&option=content')
  expect(queriesWithin(`p=${'x'.repeat(5_000)}`)).toEqual([''])
})

test('what is left of a query keeps its order and spelling', () => {
  expect(withoutParams('b=%7e&p=12&a=1', 'p=12')).toBe('b=%7e&a=1')
  expect(withoutParams('p=12', 'p=12')).toBe('')
  expect(withoutParams('b=%7e', '')).toBe('b=%7e')
})
