import { expect, test } from 'vitest'
import { nextBackup } from './schedule.ts'

const at = (day: number, hours: number, minutes = 0) => new Date(2026, 10, day, hours, minutes)
const times = [
  { hours: 15, minutes: 30 },
  { hours: 3, minutes: 0 },
]
const done = (requestedAt: Date) => ({ requestedAt, failedAt: null })

test('the first backup is due at once', () => {
  expect(nextBackup(times, undefined, at(23, 12))).toEqual(at(23, 12))
})

test('the next backup is due at the next of the times of day', () => {
  expect(nextBackup(times, done(at(23, 3)), at(23, 4))).toEqual(at(23, 15, 30))
  expect(nextBackup(times, done(at(23, 16)), at(23, 16))).toEqual(at(24, 3))
  expect(nextBackup(times.slice(0, 1), done(at(30, 15, 30)), at(30, 16))).toEqual(at(31, 15, 30))
})

test('a backup that was missed while the site was stopped is due in the past', () => {
  expect(nextBackup(times, done(at(20, 3)), at(23, 12))).toEqual(at(20, 15, 30))
})

test('after a failure it is tried again within an hour', () => {
  const failed = { requestedAt: at(23, 3), failedAt: at(23, 3, 10) }
  expect(nextBackup(times, failed, at(23, 4))).toEqual(at(23, 4, 10))
  const late = { requestedAt: at(23, 3), failedAt: at(23, 15) }
  expect(nextBackup(times, late, at(23, 15))).toEqual(at(23, 15, 30))
})
