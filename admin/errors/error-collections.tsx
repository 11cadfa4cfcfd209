import type { ErrorEntry } from '@ximblox/contract/errors'
import { createContext, type Dispatch, type ReactNode, use, useCallback, useReducer } from 'react'
import { type CollectionAction, type CollectionName, type Collections, collect } from './collections.ts'
import { entriesOf } from './entries-of.ts'

interface CollectionsState {
  collections: Collections
  dispatch: Dispatch<CollectionAction>
}

const CollectionsContext = createContext<CollectionsState | undefined>(undefined)

export const ErrorCollectionsProvider = ({ children }: { children: ReactNode }) => {
  const [collections, dispatch] = useReducer(collect, {})
  return <CollectionsContext value={{ collections, dispatch }}>{children}</CollectionsContext>
}

export interface ErrorCollection {
  entries: readonly ErrorEntry[]
  clear(): void
  /** Makes a call with the collection cleared; what it is refused for is collected, and the answer is nothing then. */
  run<T>(call: () => Promise<T>): Promise<T | undefined>
}

/** A collection; what calls are refused for is added to those named besides as well. */
export const useErrorCollection = (
  name: CollectionName,
  ...others: readonly CollectionName[]
): ErrorCollection => {
  const state = use(CollectionsContext)
  if (!state) throw new Error('there are no error collections here')
  const { collections, dispatch } = state
  const clear = useCallback(() => dispatch({ type: 'cleared', name }), [dispatch, name])
  return {
    entries: collections[name] ?? [],
    clear,
    run: async call => {
      for (const one of [name, ...others]) dispatch({ type: 'cleared', name: one })
      try {
        return await call()
      } catch (error) {
        for (const one of [name, ...others]) dispatch({ type: 'added', name: one, entries: entriesOf(error) })
      }
    },
  }
}
