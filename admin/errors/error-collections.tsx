import type { ErrorEntry } from '@ximblox/contract/errors'
import { createContext, type Dispatch, type ReactNode, use, useCallback, useReducer, useState } from 'react'
import { type CollectionAction, type CollectionName, type Collections, collect } from './collections.ts'

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
  add(entries: readonly ErrorEntry[]): void
}

/**
 * The errors of one part of the screen. Further names are collections that are cleared and filled together with it.
 * Names that change after the first render are ignored.
 */
export const useErrorCollection = (...initialNames: readonly CollectionName[]): ErrorCollection => {
  const state = use(CollectionsContext)
  if (!state) throw new Error('useErrorCollection needs an ErrorCollectionsProvider')
  const { collections, dispatch } = state
  const [names] = useState(initialNames)
  const [first] = names
  const clear = useCallback(() => {
    for (const name of names) dispatch({ type: 'cleared', name })
  }, [dispatch, names])
  return {
    entries: (first && collections[first]) ?? [],
    clear,
    add: entries => {
      for (const name of names) dispatch({ type: 'added', name, entries })
    },
  }
}
