import { endOfDay, startOfDay } from '../../list/days.ts'
import type { Search } from '../../search-params.ts'

/** The filters of a form's submissions, as in the URL. */
export interface SubmissionFilter {
  state: string
  /** In the format of a date input. */
  from: string
  until: string
}

export const filterIn = ({ state = '', from = '', until = '' }: Search): SubmissionFilter => ({
  state,
  from,
  until,
})

/** The filters as arguments of a call. Days begin and end in the local time zone. */
export const filterArguments = ({ state, from, until }: SubmissionFilter) => {
  const [start, end] = [startOfDay(from), endOfDay(until)]
  return { state, ...(start !== undefined && { from: start }), ...(end !== undefined && { to: end }) }
}
