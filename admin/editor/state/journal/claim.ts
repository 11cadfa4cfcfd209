import type { Entry, EntryName } from './entry.ts'
import type { Locks } from './locks.ts'
import type { JournalStorage } from './storage.ts'

export interface Claim {
  /** The name of this tab's journal; a duplicated tab gets a new one. */
  name: EntryName
  /** Entries without a living tab, this tab's own first. */
  orphans: Entry[]
  /** Releases the name, as closing the tab does. */
  release(): void
}

interface ClaimOptions {
  storage: JournalStorage
  locks: Locks
  /** `tab` as session storage keeps it across a reload. */
  name: EntryName
  newTab: () => string
}

/** Claims a journal name for the lifetime of the tab, and finds entries that closed tabs left behind. */
export const claimJournal = async ({ storage, locks, name, newTab }: ClaimOptions): Promise<Claim> => {
  const release = await locks.take(lockOf(name))
  if (!release) return claimJournal({ storage, locks, name: { ...name, tab: newTab() }, newTab })
  const living = await locks.taken()
  const entries = await storage.read(name)
  const isOwn = (entry: Entry) => entry.name.tab === name.tab
  const left = entries.filter(entry => !isOwn(entry) && !living.has(lockOf(entry.name)))
  return { name, orphans: [...entries.filter(isOwn), ...left], release }
}

const lockOf = ({ userID, pageID, tab }: EntryName) => `ximblox-journal:${userID}:${pageID}:${tab}`
