import type { MutationOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { isOffline } from '@ximblox/contract/client/errors'
import type { ErrorEntry } from '@ximblox/contract/errors'
import { entriesOf } from '../errors/entries-of.ts'

type Step = () => Promise<void>

interface CallEffects {
  queries: Pick<QueryClient, 'invalidateQueries'>
  /** Keys of queries that the call may have changed. */
  invalidates: readonly QueryKey[]
  clear: () => void
  add: (entries: readonly ErrorEntry[]) => void
}

/** The mutation behind `useCall`. */
export const callMutation = ({ queries, invalidates, clear, add }: CallEffects) =>
  ({
    // By default TanStack Query pauses a mutation while the browser is offline, and the screen would stay busy.
    networkMode: 'always',
    // The cache would keep the closure, and with it files and passwords, for minutes.
    gcTime: 0,
    mutationFn: step => step(),
    onMutate: clear,
    onError: error => add(entriesOf(error)),
    onSettled: (_answer, error) => {
      // A refusal often means that the screen shows outdated data. Offline, there is nothing to refetch.
      if (isOffline(error)) return
      for (const queryKey of invalidates) void queries.invalidateQueries({ queryKey })
    },
  }) satisfies MutationOptions<void, unknown, Step>

/** For a call made while another is running: `ignore` drops it, `wait` queues it. */
export type WhenBusy = 'ignore' | 'wait'

/** Runs one call at a time through `mutate`; resolves to undefined for a call that failed or was ignored. */
export const createRunner = (whenBusy: WhenBusy) => {
  let last: Promise<void> | undefined
  return async <T>(
    mutate: (step: Step) => Promise<void>,
    call: () => Promise<T>,
    thisTime: WhenBusy = whenBusy,
  ): Promise<T | undefined> => {
    if (last && thisTime === 'ignore') return
    let answer: T | undefined
    const earlier = last
    const turn = (async () => {
      if (earlier) await earlier
      // The mutation's own handlers have processed its error.
      await mutate(async () => {
        answer = await call()
      }).catch(() => undefined)
    })()
    last = turn
    await turn
    if (last === turn) last = undefined
    return answer
  }
}
