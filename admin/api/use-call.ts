import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ErrorEntry } from '@ximblox/contract/errors'
import { useEffect, useRef, useState } from 'react'
import type { CollectionName } from '../errors/collections.ts'
import { useErrorCollection } from '../errors/error-collections.tsx'
import { useMessage } from '../errors/use-message.ts'
import { toast } from '../ui/toast.ts'
import { callMutation, createRunner, type WhenBusy } from './call.ts'

interface CallOptions {
  /** Where the errors are collected; by default in this hook alone. */
  collection?: CollectionName | readonly CollectionName[]
  /** The keys of what is loaded again after the call: a key stands for all that begin with it. */
  invalidates?: readonly (readonly unknown[])[]
  /** `wait` for changes that must not be lost; by default a second click is ignored. */
  whenBusy?: WhenBusy
}

/**
 * Calls the server from a screen, one call at a time, and collects the errors for `ErrorSummary` and the fields. If the
 * component has unmounted, a toast shows them instead. `isBusy` is true until the call has succeeded or failed.
 *
 * @example
 * const { run, isBusy, entries } = useCall({ collection: 'users-overview', invalidates: [usersKey] })
 * const rename = async () => {
 *   const answer = await run(() => client.users.update({ params: { id }, body: { profile: { name } } }))
 *   if (answer) onRenamed(answer.User)
 * }
 */
export const useCall = ({ collection = [], invalidates = [], whenBusy = 'ignore' }: CallOptions = {}) => {
  const names = typeof collection === 'string' ? [collection] : collection
  const shared = useErrorCollection(...names)
  const [own, setOwn] = useState<readonly ErrorEntry[]>([])
  const queries = useQueryClient()
  const [runner] = useState(() => createRunner(whenBusy))
  const messageOf = useMessage()
  const isMounted = useIsMounted()
  const isShared = names.length > 0

  const clear = isShared ? shared.clear : () => setOwn([])
  const add = (entries: readonly ErrorEntry[]) => {
    if (!isMounted.current) toast([...new Set(entries.map(messageOf))].join(' '), 'failed')
    else if (isShared) shared.add(entries)
    else setOwn(entries)
  }
  const { mutateAsync, isPending } = useMutation(callMutation({ queries, invalidates, clear, add }))
  return {
    /**
     * Resolves to undefined if the call failed, or was ignored because another one was running. `thisTime` replaces
     * the hook's `whenBusy` for one call.
     */
    run: <T>(call: () => Promise<T>, thisTime?: WhenBusy): Promise<T | undefined> =>
      runner(mutateAsync, call, thisTime),
    isBusy: isPending,
    entries: isShared ? shared.entries : own,
    clear,
  }
}

const useIsMounted = () => {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
