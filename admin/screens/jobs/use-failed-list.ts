import { useSearch } from '@tanstack/react-router'
import { type FailedJob, type JobState, jobStates } from '@ximblox/contract/jobs'
import { useState } from 'react'
import { useClient } from '../../api/client.tsx'
import { usePagedList } from '../../list/use-paged-list.ts'
import { useSearchFilter } from '../../list/use-search-filter.ts'
import type { Search } from '../../search-params.ts'
import { jobsKey } from './jobs-key.ts'

export interface FailedFilter {
  kind: string
  state: JobState | ''
}

const filterKeys = ['kind', 'state'] as const
const soon = 60_000

/** The failed jobs, filtered by the URL. Those that run or are about to are shown as soon as their outcome is known. */
export const useFailedList = () => {
  const client = useClient()
  const { kind = '', state: named }: Search = useSearch({ strict: false })
  const filter: FailedFilter = { kind, state: jobStates.find(known => known === named) ?? '' }
  const { filterBy, clearFilters } = useSearchFilter<keyof FailedFilter>()
  const [asOf, setAsOf] = useState('')
  const list = usePagedList<FailedJob, 'kind' | 'failingSince' | 'nextAt'>({
    key: [...jobsKey, 'failed', filter],
    columns: ['kind', 'failingSince', 'nextAt'],
    defaultOrder: { columnToSort: 'failingSince', sortOrder: 'desc' },
    fetchPage: async (list, signal) => {
      const answer = await client.job.list({ body: { ...list, ...filter } }, { signal })
      setAsOf(answer.asOf)
      return answer.data
    },
    isPending: ({ isRunning, nextAt }) =>
      isRunning || (nextAt !== null && Math.abs(Date.parse(nextAt) - Date.now()) < soon),
  })
  return {
    list,
    filter,
    filterBy,
    clearFilters: kind === '' && filter.state === '' ? undefined : () => clearFilters(filterKeys),
    /** What is acted on together: all that the list finds. */
    found: { ...filter, searchTerm: list.searchTerm, asOf },
  }
}
