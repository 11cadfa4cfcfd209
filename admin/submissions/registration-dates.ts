import type { RegistrationDate } from './use-subjects.ts'

/** Dates from today on, the next one first. A date without a day is still to be set. */
export const upcomingDates = <D extends Pick<RegistrationDate, 'startsAt'>>(
  dates: readonly D[],
  today: string,
): D[] =>
  dates
    .filter(({ startsAt }) => startsAt === null || startsAt >= today)
    .toSorted((a, b) => compareDays(a.startsAt, b.startsAt))

/** Dates before today, the latest first. */
export const pastDates = <D extends Pick<RegistrationDate, 'startsAt'>>(
  dates: readonly D[],
  today: string,
): D[] =>
  dates
    .filter(({ startsAt }) => startsAt !== null && startsAt < today)
    .toSorted((a, b) => compareDays(b.startsAt, a.startsAt))

/** The day in the time zone of the browser, as in a date input. */
export const dayOf = (now: Date): string =>
  [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-')

const twoDigits = (number: number) => String(number).padStart(2, '0')

const compareDays = (a: string | null, b: string | null) => (a ?? '9').localeCompare(b ?? '9')
