import { useSearch } from '@tanstack/react-router'
import type { FailedJob } from '@ximblox/contract/jobs'
import { useState } from 'react'
import { useClient } from '../../api/client.tsx'
import { usePagedList } from '../../list/use-paged-list.ts'
import { useSearchFilter } from '../../list/use-search-filter.ts'
import { type FailedFilter, filterIn, isAwaited, isFiltered } from './job-states.ts'
import { jobsKey } from './jobs-key.ts'

const filterKeys = ['kind', 'state'] as const

/** The failed jobs, filtered by the URL. Those that run or are about to are shown as soon as their outcome is known. */
export const useFailedList = () => {
  const client = useClient()
  const filter = filterIn(useSearch({ strict: false }))
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
    isPending: job => isAwaited(job),
  })
  return {
    list,
    filter,
    filterBy,
    clearFilters: isFiltered(filter) ? () => clearFilters(filterKeys) : undefined,
    /** What is acted on together: all that the list finds. */
    found: { ...filter, searchTerm: list.searchTerm, asOf },
  }
}
