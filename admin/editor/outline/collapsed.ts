import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'zustand'
import { createPageStore } from '../page-store.tsx'
import { holdersOf, placeOf } from '../state/document/places.ts'
import { useWorkspace } from '../workspace.ts'

/** The collapsed blocks of the outline, which stay so while it is folded away or another tab is open. */
export const [CollapsedProvider, useCollapsedStore] = createPageStore<ReadonlySet<string>>(new Set())

/** Collapses and expands blocks; the blocks around the active one are expanded, wherever it was selected. */
export const useCollapsed = (active: string | undefined) => {
  const { editor } = useWorkspace()
  const store = useCollapsedStore()
  const collapsed = useStore(store)
  const holders = (block: string): string[] => {
    const { document } = editor.store.getState()
    const place = placeOf(document, block)
    return place ? holdersOf(document, place) : []
  }
  const open = (blocks: readonly string[]) => {
    if (!blocks.some(block => store.getState().has(block))) return
    store.setState(new Set([...store.getState()].filter(block => !blocks.includes(block))), true)
  }
  const reveal = useEffectEvent((block: string) => open(holders(block)))
  useEffect(() => {
    if (active !== undefined) reveal(active)
  }, [active])
  return {
    collapsed,
    expand: (block: string) => open([block]),
    collapse: (block: string) => store.setState(new Set([...store.getState(), block]), true),
    isIn: (block: string, holder: string) => holders(block).includes(holder),
  }
}
