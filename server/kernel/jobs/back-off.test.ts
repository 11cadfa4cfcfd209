import { expect, it } from 'vitest'
import { backOff } from './back-off.ts'

it('waits twice as long after each attempt, and never longer than an hour', () => {
  const seconds = Array.from({ length: 10 }, (_, index) => backOff(index + 1) / 1000)
  expect(seconds).toEqual([15, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600])
  expect(backOff(10_000)).toBe(3_600_000)
})
