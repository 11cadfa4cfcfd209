import { expect, it } from 'vitest'
import { chooseTwo } from './choose-two.ts'

it.each([
  [[], 1, [1]],
  [[1], 2, [1, 2]],
  [[1, 2], 3, [2, 3]],
  [[1, 2], 1, [2]],
  [[2], 2, []],
])('turns the selection %j and a click on %i into %j', (chosen, versionID, expected) => {
  expect(chooseTwo(chosen, versionID)).toEqual(expected)
})
