import { expect, it } from 'vitest'
import { chooseTwo } from './choose-two.ts'

it.each([
  [[], 1, [1]],
  [[1], 2, [1, 2]],
  [[1, 2], 3, [2, 3]],
  [[1, 2], 1, [2]],
  [[2], 2, []],
])('of the versions %j and then %i, those to be compared are %j', (chosen, versionID, expected) => {
  expect(chooseTwo(chosen, versionID)).toEqual(expected)
})
