import { describe, expect, it } from 'vitest'
import { dayOf, pastDates, upcomingDates } from './registration-dates.ts'

const dates = ['2027-03-02', null, '2026-11-22', '2026-11-21', '2025-01-01'].map(startsAt => ({
  startsAt,
  isOffered: true,
}))
const days = (found: { startsAt: string | null }[]) => found.map(({ startsAt }) => startsAt)

describe('the dates to register for', () => {
  it('are upcoming on their own day, the next one first and those without a day last', () => {
    expect(days(upcomingDates(dates, '2026-11-22'))).toEqual(['2026-11-22', '2027-03-02', null])
  })

  it('are past from the day after, the latest first', () => {
    expect(days(pastDates(dates, '2026-11-22'))).toEqual(['2026-11-21', '2025-01-01'])
  })

  it('are past if no page has them any more', () => {
    const gone = [...dates, { startsAt: null, isOffered: false }]
    expect(upcomingDates(gone, '2026-11-22')).toHaveLength(3)
    expect(days(pastDates(gone, '2026-11-22'))).toEqual(['2026-11-21', '2025-01-01', null])
  })

  it('are compared with the local day', () => {
    expect(dayOf(new Date(2027, 0, 5, 23, 59))).toBe('2027-01-05')
  })
})
