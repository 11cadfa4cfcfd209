import type { Entry, EntryName } from '../journal/entry.ts'
import type { Locks } from '../journal/locks.ts'
import type { JournalStorage } from '../journal/storage.ts'

/** What outlives a tab: journals and, until the tab is closed, its locks. */
export const createBrowser = () => {
  const entries = new Map<string, Entry>()
  const owners = new Map<string, string>()
  const idOf = ({ userID, pageID, tab }: EntryName) => JSON.stringify([userID, pageID, tab])

  const storage: JournalStorage = {
    write: async (name, changes, base) => {
      const before = entries.get(idOf(name))
      const known = base ?? before?.base
      if (!known) throw new Error('There is no base yet')
      entries.set(idOf(name), structuredClone({ ...changes, base: known, name }))
    },
    read: async ({ userID, pageID }) =>
      [...entries.values()]
        .filter(({ name }) => name.userID === userID && name.pageID === pageID)
        .map(entry => structuredClone(entry))
        .sort((a, b) => b.writtenAt - a.writtenAt),
    remove: async name => {
      entries.delete(idOf(name))
    },
  }

  /** The browser as one tab sees it; after a crash the tab does nothing and holds no lock. */
  const openTab = () => {
    const owner = crypto.randomUUID()
    let isAlive = true
    const never = new Promise<never>(() => {})
    const alive: JournalStorage = {
      write: (...input) => (isAlive ? storage.write(...input) : never),
      read: owner => (isAlive ? storage.read(owner) : never),
      remove: name => (isAlive ? storage.remove(name) : never),
    }
    const locks: Locks = {
      take: async name => {
        if (owners.has(name)) return null
        owners.set(name, owner)
        return () => owners.delete(name)
      },
      taken: async () => new Set(owners.keys()),
    }
    const kill = () => {
      isAlive = false
      for (const [name, by] of owners) if (by === owner) owners.delete(name)
    }
    return { storage: alive, locks, kill, isAlive: () => isAlive }
  }
  return { entries, openTab }
}
