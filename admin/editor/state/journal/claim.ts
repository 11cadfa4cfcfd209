import type { Entry, EntryName } from './entry.ts'
import type { Locks } from './locks.ts'
import type { JournalStorage } from './storage.ts'

export interface Claim {
  /** The name under which this tab writes: a copied tab gets another than its original. */
  name: EntryName
  /** Entries that no living tab writes, that of this tab first. */
  orphans: Entry[]
  /** Gives the name free, as closing the tab does. */
  release(): void
}

interface ClaimOptions {
  storage: JournalStorage
  locks: Locks
  /** `tab` as the tab remembers it over a reload. */
  name: EntryName
  newTab: () => string
}

/** Takes the name of a journal for as long as the tab lives, and finds what tabs left behind that live no more. */
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
