import { expect, test } from 'vitest'
import { freeUntil, isCancellationFree } from './cancellation.ts'

test.each([
  ['2027-03-31', '2027-03-01'],
  ['2027-04-10', '2027-03-11'],
  ['2027-01-15', '2026-12-16'],
  ['2028-03-30', '2028-02-29'],
  ['2027-11-15', '2027-10-16'],
])('a training that starts on %s is cancelled free of charge until %s', (start, until) =>
  expect(freeUntil(start)).toBe(until),
)

test.each([
  ['before midnight in winter', '2027-03-31', '2027-03-01T22:59:59.999Z', true],
  ['after midnight in winter', '2027-03-31', '2027-03-01T23:00:00Z', false],
  ['before midnight in summer', '2027-08-31', '2027-08-01T21:59:59.999Z', true],
  ['after midnight in summer', '2027-08-31', '2027-08-01T22:00:00Z', false],
  ['before midnight with the clock change in between', '2027-04-10', '2027-03-11T22:59:59Z', true],
  ['after midnight with the clock change in between', '2027-04-10', '2027-03-11T23:00:00Z', false],
  ['on the day on which summer time begins', '2027-04-27', '2027-03-28T21:59:59Z', true],
  ['after the day on which summer time begins', '2027-04-27', '2027-03-28T22:00:00Z', false],
  ['long before', '2027-03-31', '2026-11-22T12:00:00Z', true],
  ['without a day', '', '2027-04-01T12:00:00Z', true],
  ['after the start', '2027-03-31', '2027-04-01T12:00:00Z', false],
])('%s', (_title, start, now, free) => expect(isCancellationFree(start, new Date(now))).toBe(free))
