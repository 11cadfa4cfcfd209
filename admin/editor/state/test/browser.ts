import type { Entry, EntryName } from '../journal/entry.ts'
import type { Locks } from '../journal/locks.ts'
import type { JournalStorage } from '../journal/storage.ts'

/** What outlives a tab: journals and, until the tab is closed, its locks. */
export const createBrowser = () => {
  const entries = new Map<string, Entry>()
  const held = new Map<string, string>()
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
        if (held.has(name)) return null
        held.set(name, owner)
        return () => held.delete(name)
      },
      taken: async () => new Set(held.keys()),
    }
    const kill = () => {
      isAlive = false
      for (const [name, by] of held) if (by === owner) held.delete(name)
    }
    return { storage: alive, locks, kill, isAlive: () => isAlive }
  }
  return { entries, openTab }
}
