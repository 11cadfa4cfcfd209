import { expect, test } from 'vitest'
import { routeTo } from './route-to.ts'

test('an address of several lines becomes one, which cannot add parameters', () =>
  expect(routeTo('Kwekerslaan 12\n 3581 AB & Co Utrecht \n')).toBe(
    'https://www.openstreetmap.org/directions?to=Kwekerslaan+12%2C+3581+AB+%26+Co+Utrecht',
  ))
