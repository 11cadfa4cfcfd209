import { describe, expect, it, test } from 'vitest'
import { asOfNow, asWritten } from './times.ts'

const tuesday = '2026-11-24'
const finished = [
  { updatedAt: '2026-11-20T08:00:00.000Z', publishedAt: '2026-11-21T08:00:00.000Z' },
  { updatedAt: '2026-11-24T10:00:00.000Z', publishedAt: '2026-11-24T09:00:00.000Z' },
  {},
]

test('what moves to another instance keeps its times', () => {
  expect(asWritten.at('2026-11-20T08:00:00.000Z')).toEqual(new Date('2026-11-20T08:00:00Z'))
  expect(asWritten.at(undefined)).toBeUndefined()
  expect(asWritten.day('2027-01-05')).toBe('2027-01-05')
})

describe('starter content that was finished on a Tuesday', () => {
  const at = (now: string) => asOfNow(finished, new Date(now))

  it('was last changed now, and everything before it as long before as it was', () => {
    const times = at('2028-02-29T12:00:00Z')
    expect(times.at('2026-11-24T10:00:00.000Z')).toEqual(new Date('2028-02-29T12:00:00Z'))
    expect(times.at('2026-11-24T09:59:59.000Z')).toEqual(new Date('2028-02-29T11:59:59Z'))
    expect(times.at(undefined)).toBeUndefined()
  })

  it.each([
    ['on the same day', `${tuesday}T23:00:00Z`, '2026-12-01'],
    ['on the next day', '2026-11-25T00:00:00Z', '2026-12-08'],
    ['a week later', '2026-12-01T23:59:00Z', '2026-12-08'],
    ['a week and a day later', '2026-12-02T09:00:00Z', '2026-12-15'],
    ['after a leap day', '2028-02-29T12:00:00Z', '2028-03-07'],
  ])('has the Tuesday of the next week in a week at the latest two, %s', (_title, now, expected) => {
    expect(at(now).day('2026-12-01')).toBe(expected)
  })

  it.each([
    ['the day itself', tuesday],
    ['a day before', '2026-10-29'],
    ['a time before', '2026-10-29T14:30'],
    ['an empty field', ''],
    ['a word', 'soon'],
    ['a day that does not exist', '2027-02-31'],
    ['the last day that can be written', '9999-12-31'],
  ])('keeps %s', (_title, value) => expect(at('2028-02-29T12:00:00Z').day(value)).toBe(value))

  it('keeps the time on the clock of a day that is moved', () =>
    expect(at('2026-12-01T12:00:00Z').day('2026-12-03T14:30')).toBe('2026-12-10T14:30'))

  it('is as it was written by a clock that is behind', () =>
    expect(at('2020-01-01T00:00:00Z').day('2026-12-03')).toBe('2026-12-03'))
})

test('content without any times is taken as it is', () =>
  expect(asOfNow([{}], new Date('2028-02-29T12:00:00Z'))).toBe(asWritten))
