import { expect, it } from 'vitest'
import { dropAfter, nearest } from './nearest.ts'

const boxes = [
  { key: 'a', box: { top: -500, bottom: 100 } },
  { key: 'b', box: { top: 120, bottom: 300 } },
  { key: 'empty', box: { top: 300, bottom: 300 } },
  { key: 'c', box: { top: 310, bottom: 900 } },
]

it.each([
  [-2000, 'a'],
  [0, 'a'],
  [109, 'a'],
  [111, 'b'],
  [200, 'b'],
  [304, 'b'],
  [306, 'c'],
  [5000, 'c'],
])('a pointer at the height %i is nearest to %s', (y, key) => {
  expect(nearest(boxes, y)?.key).toBe(key)
})

it('nothing is near in an empty slot', () => {
  expect(nearest([], 100)).toBeUndefined()
})

it('a block follows the one whose lower edge it is dropped at, or the one before that', () => {
  const keys = ['a', 'b', 'c']
  expect(keys.map(key => dropAfter(keys, key, 'bottom'))).toEqual(['a', 'b', 'c'])
  expect(keys.map(key => dropAfter(keys, key, 'top'))).toEqual([null, 'a', 'b'])
})
