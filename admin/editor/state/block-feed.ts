import type { EditorStore } from './store.ts'

/** Notifies the listeners of single blocks. */
export const createBlockFeed = (store: EditorStore) => {
  const listeners = new Map<string, Set<() => void>>()
  store.subscribe(({ document }, { document: previous }) => {
    if (document.blocks === previous.blocks) return
    for (const [key, listening] of listeners) {
      if (document.blocks.get(key) === previous.blocks.get(key)) continue
      for (const listener of listening) listener()
    }
  })
  return (key: string, listener: () => void): (() => void) => {
    const listening = listeners.get(key) ?? new Set()
    listeners.set(key, listening.add(listener))
    return () => {
      listening.delete(listener)
      if (listening.size === 0 && listeners.get(key) === listening) listeners.delete(key)
    }
  }
}
