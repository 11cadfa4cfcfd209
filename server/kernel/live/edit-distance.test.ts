import { expect, test } from 'vitest'
import { allowedErrors, editDistance } from './edit-distance.ts'

test.each([
  ['training', 'training', 0],
  ['trianing', 'training', 1],
  ['trainng', 'training', 1],
  ['trainning', 'training', 1],
  ['treining', 'training', 1],
  ['tariningen', 'trainingen', 1],
  ['duurzaamhied', 'duurzaamheid', 1],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
])('%s is this far from %s', (one, other, distance) => expect(editDistance(one, other)).toBe(distance))

test('long words may have more errors than short ones, and numbers none', () =>
  expect(['jan', 'jaar', 'training', 'trainingen', 'iso14001', '2026'].map(allowedErrors)).toEqual([
    0, 1, 1, 2, 0, 0,
  ]))
