import { expect, it } from 'vitest'
import { deletionDate } from './deletion-date.ts'

const now = new Date('2028-02-28T23:30:00.000Z')
const form = { retentionDays: 90, stateRetentionDays: { spam: 2, hired: null, open: 0 } }

it.each([
  [
    'as many days from now as the form says, over the end of a leap month',
    'answered',
    '2028-05-28T23:30:00.000Z',
  ],
  ['earlier in a state that says so', 'spam', '2028-03-01T23:30:00.000Z'],
  ['at once in a state that keeps nothing', 'open', '2028-02-28T23:30:00.000Z'],
  ['never in a state that keeps it', 'hired', undefined],
  ['as the form says in a state whose name objects inherit', 'constructor', '2028-05-28T23:30:00.000Z'],
])('a submission is deleted %s', (_, state, time) => {
  expect(deletionDate(form, state, now)?.toISOString()).toBe(time)
})

it('a submission of a form that keeps everything is deleted only in states that say so', () => {
  const keeping = { retentionDays: null, stateRetentionDays: { spam: 1 } }
  expect(deletionDate(keeping, 'answered', now)).toBeNull()
  expect(deletionDate(keeping, 'spam', now)).toEqual(new Date('2028-02-29T23:30:00.000Z'))
  expect(deletionDate({ retentionDays: null }, 'spam', now)).toBeNull()
})
