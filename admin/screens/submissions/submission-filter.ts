import { type Period, periodArguments, periodIn } from '../../list/period.ts'
import type { Search } from '../../search-params.ts'

/** The filters of a form's submissions, as in the URL. */
export interface SubmissionFilter extends Period {
  state: string
}

export const filterIn = (search: Search): SubmissionFilter => ({
  state: search.state ?? '',
  ...periodIn(search),
})

/** The filters as arguments of a call. */
export const filterArguments = ({ state, ...period }: SubmissionFilter) => ({
  state,
  ...periodArguments(period),
})
