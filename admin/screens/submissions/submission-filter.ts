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

export const filterKeys = ['state', 'from', 'until'] as const

export const isFiltered = (filter: SubmissionFilter): boolean => filterKeys.some(key => filter[key] !== '')

/** The filters as arguments of a call. */
export const filterArguments = ({ state, ...period }: SubmissionFilter) => ({
  state,
  ...periodArguments(period),
})
