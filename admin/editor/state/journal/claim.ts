import type { Entry, EntryName } from './entry.ts'
import type { JournalStorage } from './storage.ts'

export type Locks = Pick<LockManager, 'request' | 'query'>

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
  const release = await hold(locks, name)
  if (!release) return claimJournal({ storage, locks, name: { ...name, tab: newTab() }, newTab })
  const { held = [] } = await locks.query()
  const living = new Set(held.map(lock => lock.name))
  const entries = await storage.read(name)
  const isOwn = (entry: Entry) => entry.name.tab === name.tab
  const left = entries.filter(entry => !isOwn(entry) && !living.has(lockOf(entry.name)))
  return { name, orphans: [...entries.filter(isOwn), ...left], release }
}

/** Holds the lock of a name until it is released; null when another tab has it. */
const hold = async (locks: Locks, name: EntryName): Promise<(() => void) | null> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: isHeld, resolve: answer } = Promise.withResolvers<boolean>()
  const request = locks.request(lockOf(name), { ifAvailable: true }, lock => {
    answer(lock !== null)
    return lock ? released : undefined
  })
  request.catch(() => answer(false))
  return (await isHeld) ? release : null
}

const lockOf = ({ userID, pageID, tab }: EntryName) => `ximblox-journal:${userID}:${pageID}:${tab}`
