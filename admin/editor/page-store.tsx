import { createContext, type ReactNode, use, useState } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** State of a feature that lives as long as the page is open: its provider, and the hook that reads the store. */
export const createPageStore = <State,>(initial: State) => {
  const StoreContext = createContext<StoreApi<State> | undefined>(undefined)

  const Provider = ({ children }: { children: ReactNode }) => {
    const [store] = useState(() => createStore<State>(() => initial))
    return <StoreContext value={store}>{children}</StoreContext>
  }
  const usePageStore = (): StoreApi<State> => {
    const store = use(StoreContext)
    if (!store) throw new Error('no page is open here')
    return store
  }
  return [Provider, usePageStore] as const
}
