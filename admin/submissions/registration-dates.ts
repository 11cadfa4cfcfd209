import type { RegistrationDate } from './use-subjects.ts'

type Day = Pick<RegistrationDate, 'startsAt' | 'isOffered'>

/** Dates from today on, the next one first. A date without a day is still to be set. */
export const upcomingDates = <D extends Day>(dates: readonly D[], today: string): D[] =>
  dates.filter(date => isUpcoming(date, today)).toSorted((a, b) => compareDays(a.startsAt, b.startsAt))

/** Dates before today, the latest first, and then those that no page has any more. */
export const pastDates = <D extends Day>(dates: readonly D[], today: string): D[] =>
  dates
    .filter(date => !isUpcoming(date, today))
    .toSorted((a, b) => (b.startsAt ?? '').localeCompare(a.startsAt ?? ''))

/** The day in the time zone of the browser, as in a date input. */
export const dayOf = (now: Date): string =>
  [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-')

const twoDigits = (number: number) => String(number).padStart(2, '0')

const isUpcoming = ({ startsAt, isOffered }: Day, today: string) =>
  isOffered && (startsAt === null || startsAt >= today)

const compareDays = (a: string | null, b: string | null) => (a ?? '9').localeCompare(b ?? '9')
