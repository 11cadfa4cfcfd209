import { todayInAmsterdam } from './training-dates.ts'

export type VacancyState = 'open' | 'closed'

/** A vacancy is closed from the day after its closing date, in Amsterdam; without one it stays open. */
export const vacancyState = (closesOn: string, now: Date): VacancyState =>
  closesOn !== '' && closesOn < todayInAmsterdam(now) ? 'closed' : 'open'
