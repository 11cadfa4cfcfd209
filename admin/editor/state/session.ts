import type { Registry } from '@ximblox/blocks/registry'
import { upgradeContent } from '@ximblox/blocks/upgrade'
import type { PageVersion } from '@ximblox/contract/pages'
import { claimJournal } from './journal/claim.ts'
import type { Entry, EntryName } from './journal/entry.ts'
import { startJournal } from './journal/journal.ts'
import type { Locks } from './journal/locks.ts'
import { absorb, recover } from './journal/recover.ts'
import type { JournalStorage } from './journal/storage.ts'
import { upgradeEntry } from './journal/upgrade-entry.ts'
import { withReplaced } from './replaced.ts'
import { type Autosave, startAutosave } from './saving/autosave.ts'
import type { Clock } from './saving/clock.ts'
import type { StoreVersion } from './saving/request.ts'
import type { Overwritten } from './state.ts'
import { createEditor, type Editor } from './store.ts'

/** Work of an earlier tab that conflicts with the current page. */
export interface Offer {
  writtenAt: number
  /** Merges it, with a card for each conflict. */
  adopt(): void
  discard(): void
}

export interface EditingSession extends Pick<Autosave, 'save' | 'follow' | 'retry'> {
  editor: Editor
  /** Kept in session storage across a reload. */
  tab: string
  offers: readonly Offer[]
  /** Ends the session, as leaving the page does; unsaved work stays in the journal. */
  close(): Promise<void>
}

interface SessionOptions {
  /** The latest version of the page. */
  head: PageVersion
  name: EntryName
  registry: Registry
  store: StoreVersion
  storage: JournalStorage
  locks: Locks
  clock: Clock
  newTab: () => string
  /** Calls back when the page may be about to close; returns a function that stops it. */
  whenLeaving: (keep: () => void) => () => void
  onStored?: (version: PageVersion) => void
  /** Changes by others to the user's own work since the last visit. */
  replaced?: readonly Overwritten[]
  /** Called when the user has answered one of these. */
  onAnswered?: (notice: string) => void
  /** Called when the journal cannot be written. */
  onJournalFailure: (error: unknown) => void
}

/** Opens the editor of a page, restores what earlier tabs could not save, and autosaves from then on. */
export const openSession = async (options: SessionOptions): Promise<EditingSession> => {
  const { registry, store, storage, locks, clock, newTab } = options
  const { whenLeaving, onStored, onJournalFailure, replaced = [], onAnswered } = options
  // A server with older definitions leaves to this code what it cannot upgrade.
  const head = upgradeContent(registry, options.head)
  const claimed = await claimJournal({ storage, locks, name: options.name, newTab })
  const upgraded = (entry: Entry) => upgradeEntry(registry, entry)
  const { state, settled, offered } = recover(head, claimed.orphans.map(upgraded), registry, clock.now())
  // An offered entry is kept until the user has answered, so this tab needs an entry of its own.
  const isTaken = offered.some(entry => isSameTab(entry, claimed.name))
  const { name, release } = isTaken
    ? await claimJournal({ storage, locks, name: { ...claimed.name, tab: newTab() }, newTab })
    : claimed

  const editor = createEditor({ state: withReplaced(state, replaced), registry, now: clock.now })
  const journal = startJournal({ store: editor.store, storage, clock, name, onFailure: onJournalFailure })
  const forget = async (entries: readonly Entry[]) => {
    // Their entries are deleted only once the journal of this tab contains them.
    if (await journal.flush()) await Promise.all(entries.map(entry => storage.remove(entry.name)))
  }
  await forget(settled.filter(entry => !isSameTab(entry, name)))
  const stopKeeping = whenLeaving(() => void journal.flush())
  const autosave = startAutosave({
    editor,
    store,
    clock,
    flush: journal.flush,
    ...(onStored && { onStored }),
  })

  const stopListening = editor.store.subscribe(({ overwritten }, before) => {
    if (overwritten === before.overwritten) return
    for (const { notice } of before.overwritten)
      if (notice !== undefined && !overwritten.some(change => change.notice === notice)) onAnswered?.(notice)
  })

  const offerOf = (entry: Entry): Offer => ({
    writtenAt: entry.writtenAt,
    adopt: () => {
      editor.update(current => absorb(current, entry, registry, clock.now()))
      void forget([entry])
    },
    discard: () => void storage.remove(entry.name),
  })
  return {
    editor,
    tab: name.tab,
    offers: offered.map(offerOf),
    save: autosave.save,
    follow: autosave.follow,
    retry: autosave.retry,
    close: async () => {
      autosave.stop()
      stopKeeping()
      stopListening()
      await journal.close()
      release()
      claimed.release()
    },
  }
}

const isSameTab = (entry: Entry, { tab }: EntryName) => entry.name.tab === tab
