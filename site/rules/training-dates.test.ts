import { expect, test } from 'vitest'
import {
  datesToCome,
  midnightInAmsterdam,
  type TrainingState,
  todayInAmsterdam,
  trainingState,
} from './training-dates.ts'

const date = { start: '2027-03-10', opensOn: '', capacity: 10 }
const cases: [string, Partial<typeof date>, { today: string; taken: number }, TrainingState][] = [
  ['with places left is open', {}, { today: '2027-03-01', taken: 9 }, 'open'],
  ['is open on its first day', {}, { today: '2027-03-10', taken: 0 }, 'open'],
  ['is past from the next day', {}, { today: '2027-03-11', taken: 10 }, 'past'],
  ['without places left is full', {}, { today: '2027-03-01', taken: 10 }, 'full'],
  ['without a day is upcoming', { start: '' }, { today: '2027-03-01', taken: 0 }, 'upcoming'],
  [
    'is upcoming until registration opens',
    { opensOn: '2027-02-01' },
    { today: '2027-01-31', taken: 0 },
    'upcoming',
  ],
  ['opens on the day that is set', { opensOn: '2027-02-01' }, { today: '2027-02-01', taken: 0 }, 'open'],
]

test.each(cases)('a date %s', (_title, changes, situation, state) =>
  expect(trainingState({ ...date, ...changes }, situation)).toBe(state),
)

test('the nearest date is first, and one without a day is last', () => {
  const starts = ['', '2027-05-01', '2026-01-01', '2027-03-10']
  const coming = datesToCome(
    starts.map(start => ({ start })),
    '2027-03-10',
  )
  expect(coming.map(({ start }) => start)).toEqual(['2027-03-10', '2027-05-01', ''])
})

test.each([
  ['2027-01-31T22:59:59Z', '2027-01-31', '2027-01-31T23:00:00.000Z'],
  ['2027-01-31T23:00:00Z', '2027-02-01', '2027-02-01T23:00:00.000Z'],
  ['2027-07-31T22:00:00Z', '2027-08-01', '2027-08-01T22:00:00.000Z'],
  ['2027-03-28T12:00:00Z', '2027-03-28', '2027-03-28T22:00:00.000Z'],
])('at %s it is %s in Amsterdam, until %s', (now, today, midnight) => {
  expect(todayInAmsterdam(new Date(now))).toBe(today)
  expect(midnightInAmsterdam(new Date(now)).toISOString()).toBe(midnight)
})
