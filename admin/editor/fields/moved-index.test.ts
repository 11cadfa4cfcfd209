import { expect, it } from 'vitest'
import { movedIndex, stepDown, stepUp } from './moved-index.ts'

const keys = ['a', 'b', 'c', 'd']

it.each([
  ['d', null, 0],
  ['a', 'b', 1],
  ['a', 'd', 3],
  ['c', 'a', 1],
  ['b', 'a', 1],
  ['b', 'deleted elsewhere', 3],
])('item %s moved after %j is at index %i', (key, after, index) => {
  expect(movedIndex(keys, key, after)).toBe(index)
})

it.each(keys.map((key, index) => [key, index] as const))('item %s moves by one place', (key, index) => {
  const [up, down] = [stepUp(keys, index), stepDown(keys, index)]
  if (up !== undefined) expect(movedIndex(keys, key, up)).toBe(index - 1)
  if (down !== undefined) expect(movedIndex(keys, key, down)).toBe(index + 1)
  expect([up === undefined, down === undefined]).toEqual([index === 0, index === 3])
})

it('a single item goes nowhere', () => {
  expect([stepUp(['a'], 0), stepDown(['a'], 0)]).toEqual([undefined, undefined])
})
