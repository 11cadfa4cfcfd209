import { type FailedJob, type JobKind, type JobState, jobStates } from '@ximblox/contract/jobs'
import type { Search } from '../../search-params.ts'

export interface FailedFilter {
  kind: string
  state: JobState | ''
}

export const filterIn = ({ kind = '', state: named }: Search): FailedFilter => ({
  kind,
  state: jobStates.find(known => known === named) ?? '',
})

export const isFiltered = ({ kind, state }: FailedFilter): boolean => kind !== '' || state !== ''

/** The kinds to filter by: those of which something fails, and the one in the URL. */
export const kindsToFilter = (
  kinds: readonly Pick<JobKind, 'kind' | 'failing' | 'givenUp'>[],
  chosen: string,
): string[] => {
  const failed = kinds.filter(({ failing, givenUp }) => failing + givenUp > 0).map(({ kind }) => kind)
  return [...new Set(chosen === '' ? failed : [...failed, chosen])]
}

const soon = 60_000

/** Whether the outcome of a job is about to be known: it runs, or its time is near. */
export const isAwaited = (
  { isRunning, nextAt }: Pick<FailedJob, 'isRunning' | 'nextAt'>,
  now = Date.now(),
): boolean => isRunning || (nextAt !== null && Math.abs(Date.parse(nextAt) - now) < soon)

type CountedState = 'givenUp' | 'failing' | 'running' | 'waiting'

/** How much of a kind is in each state, the one that needs a person first; nothing if all is fine. */
export const countsOf = (kind: Pick<JobKind, CountedState>): { state: CountedState; count: number }[] =>
  (['givenUp', 'failing', 'running', 'waiting'] as const)
    .map(state => ({ state, count: kind[state] }))
    .filter(({ count }) => count > 0)
