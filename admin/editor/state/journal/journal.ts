import type { VersionContent } from '@ximblox/contract/pages'
import type { Clock } from '../saving/clock.ts'
import { isDirty } from '../state.ts'
import type { EditorStore } from '../store.ts'
import { changesOf, type EntryName, isWorthKeeping } from './entry.ts'
import type { JournalStorage } from './storage.ts'

const delay = 250
/** A request waits no longer than this for the journal. */
const patience = 500

export interface Journal {
  /** Writes at once what is not written yet; says after half a second at the latest whether all is written. */
  flush(): Promise<boolean>
  /** Ends it, and removes the entry when it holds nothing that would be lost. */
  close(): Promise<void>
}

interface JournalOptions {
  store: EditorStore
  storage: JournalStorage
  clock: Clock
  name: EntryName
  /** Told when the database cannot be written. */
  onFailure: (error: unknown) => void
}

/** Keeps an entry up to date with the editor, a quarter of a second behind at most. */
export const startJournal = ({ store, storage, clock, name, onFailure }: JournalOptions): Journal => {
  let written = store.getState()
  let writtenBase: VersionContent | null = null
  let cancel: (() => void) | null = null

  // Begun at once, for the page may be going; the database keeps the order of what is written.
  const write = async (): Promise<boolean> => {
    cancel?.()
    cancel = null
    const state = store.getState()
    if (state === written && writtenBase) return true
    try {
      const base = state.base === writtenBase ? undefined : state.base
      await storage.write(name, changesOf(state, clock.now()), base)
    } catch (error) {
      onFailure(error)
      return false
    }
    written = state
    writtenBase = state.base
    return true
  }

  const unsubscribe = store.subscribe(() => {
    cancel ??= clock.after(delay, () => void write())
  })
  if (isDirty(written)) void write()

  return {
    flush: async () => {
      const { promise: late, resolve } = Promise.withResolvers<boolean>()
      const giveUp = clock.after(patience, () => resolve(false))
      const isWritten = await Promise.race([write(), late])
      giveUp()
      return isWritten
    },
    close: async () => {
      unsubscribe()
      await write()
      if (!isWorthKeeping(changesOf(store.getState(), clock.now()))) await storage.remove(name)
    },
  }
}
