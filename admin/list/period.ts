import type { Search } from '../search-params.ts'
import { endOfDay, startOfDay } from './days.ts'

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
