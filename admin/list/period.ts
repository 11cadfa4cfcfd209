import type { Search } from '../search-params.ts'

/** The days of a list, each in the format of a date input, or empty. */
export interface Period {
  from: string
  until: string
}

export const periodIn = ({ from = '', until = '' }: Search): Period => ({ from, until })

/** A period as arguments of a call. Days begin and end in the local time zone. */
export const periodArguments = ({ from, until }: Period) => {
  const [start, end] = [startOfDay(from), endOfDay(until)]
  return { ...(start !== undefined && { from: start }), ...(end !== undefined && { to: end }) }
}

/** The first moment of a day such as `2026-11-21` in the local time zone; undefined if the text is not a date. */
export const startOfDay = (day: string): string | undefined => toTimestamp(day, 'T00:00:00.000')

export const endOfDay = (day: string): string | undefined => toTimestamp(day, 'T23:59:59.999')

const toTimestamp = (day: string, time: string): string | undefined => {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return
  const date = new Date(day + time)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}
