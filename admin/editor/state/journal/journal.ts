import type { VersionContent } from '@ximblox/contract/pages'
import type { Clock } from '../saving/clock.ts'
import { isDirty } from '../state.ts'
import type { EditorStore } from '../store.ts'
import { changesOf, type EntryName, hasUnsavedWork } from './entry.ts'
import type { JournalStorage } from './storage.ts'

const delay = 250
/** The longest time that a request waits for the journal, in milliseconds. */
const timeout = 500

export interface Journal {
  /** Writes pending changes at once; resolves within half a second to whether everything is written. */
  flush(): Promise<boolean>
  /** Stops writing, and deletes the entry if nothing would be lost. */
  close(): Promise<void>
}

interface JournalOptions {
  store: EditorStore
  storage: JournalStorage
  clock: Clock
  name: EntryName
  /** Called when the database cannot be written. */
  onFailure: (error: unknown) => void
}

/** Keeps an entry up to date with the editor, at most a quarter of a second behind. */
export const startJournal = ({ store, storage, clock, name, onFailure }: JournalOptions): Journal => {
  let written = store.getState()
  let writtenBase: VersionContent | null = null
  let cancel: (() => void) | null = null

  // Starts at once, because the page may be about to close; the database keeps the order of writes.
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
      const giveUp = clock.after(timeout, () => resolve(false))
      const isWritten = await Promise.race([write(), late])
      giveUp()
      return isWritten
    },
    close: async () => {
      unsubscribe()
      await write()
      if (!hasUnsavedWork(changesOf(store.getState(), clock.now()))) await storage.remove(name)
    },
  }
}
