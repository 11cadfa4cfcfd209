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
 * The errors of one part of the screen; those of the collections named besides are cleared and added to with them. The
 * names are the ones of the first rendering.
 */
export const useErrorCollection = (...given: readonly CollectionName[]): ErrorCollection => {
  const state = use(CollectionsContext)
  if (!state) throw new Error('there are no error collections here')
  const { collections, dispatch } = state
  const [names] = useState(given)
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
