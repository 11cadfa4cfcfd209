import { todayInAmsterdam } from './training-dates.ts'

/** Days before the start until which a registration can be cancelled free of charge. */
export const freeCancellationDays = 30

/** The last day on which cancelling is free of charge, for a first day; days are yyyy-mm-dd. */
export const freeUntil = (start: string): string => {
  const day = new Date(`${start}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - freeCancellationDays)
  return day.toISOString().slice(0, 10)
}

/**
 * Cancelling is free of charge up to 30 days before the start, by the calendar of Amsterdam; then all is due. A training
 * without a day, because it has been postponed, can always be cancelled.
 */
export const isCancellationFree = (start: string, now: Date): boolean =>
  start === '' || todayInAmsterdam(now) <= freeUntil(start)

/** Nobody has shown that the address of the contact person is theirs. */
export const isUnconfirmed = (state: string): boolean => state === 'reserved' || state === 'unconfirmed'

/** Only a confirmed registration may cost something when it is cancelled. */
export const owesNothing = (state: string): boolean => state !== 'confirmed'
