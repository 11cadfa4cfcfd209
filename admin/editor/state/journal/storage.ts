import type { VersionContent } from '@ximblox/contract/pages'
import { type DBSchema, openDB } from 'idb'
import type { Changes, Entry, EntryName } from './entry.ts'

/** Storage of the journals. */
export interface JournalStorage {
  /** `base` is passed only if it changed since the last write, because it is large. */
  write(name: EntryName, changes: Changes, base?: VersionContent): Promise<void>
  /** All entries of a user, or of a user and page, newest first. */
  read(owner: { userID: number; pageID?: number }): Promise<Entry[]>
  remove(name: EntryName): Promise<void>
}

interface Schema extends DBSchema {
  bases: { key: Key; value: VersionContent }
  changes: { key: Key; value: Changes }
}

type Key = [userID: number, pageID: number, tab: string]

/** The journals in IndexedDB; without it, pages are edited without a journal. */
export const openJournalStorage = (
  onFailure: (error: unknown) => void,
  databaseName = 'ximblox-editor',
): Promise<JournalStorage> =>
  openDatabase(databaseName).catch((error: unknown) => {
    onFailure(error)
    return noStorage
  })

/**
 * Writes the base every time. Where a frozen tab can count as closed, another tab may have deleted its entry, and the
 * changes alone could not restore it.
 */
export const withBaseAlways = (storage: JournalStorage): JournalStorage => {
  let known: VersionContent | undefined
  return {
    ...storage,
    write: (name, changes, base) => {
      known = base ?? known
      return storage.write(name, changes, known)
    },
  }
}

const noStorage: JournalStorage = {
  write: async () => {},
  read: async () => [],
  remove: async () => {},
}

const openDatabase = async (databaseName: string): Promise<JournalStorage> => {
  const db = await openDB<Schema>(databaseName, 1, {
    upgrade: created => {
      created.createObjectStore('bases')
      created.createObjectStore('changes')
    },
  })
  return {
    write: async (name, changes, base) => {
      const tx = db.transaction(['bases', 'changes'], 'readwrite')
      const writes = [tx.objectStore('changes').put(changes, keyOf(name))]
      if (base) writes.push(tx.objectStore('bases').put(base, keyOf(name)))
      // The page may be closed before these are answered.
      tx.commit()
      await Promise.all([...writes, tx.done])
    },
    read: async ({ userID, pageID }) => {
      const tx = db.transaction(['bases', 'changes'])
      const owner = pageID === undefined ? [userID] : [userID, pageID]
      // An array is after every number and text.
      const range = IDBKeyRange.bound(owner, [...owner, []])
      const [keys, changes, bases] = await Promise.all([
        tx.objectStore('changes').getAllKeys(range),
        tx.objectStore('changes').getAll(range),
        tx.objectStore('bases').getAll(range),
      ])
      return keys
        .flatMap(([userID, pageID, tab], index): Entry[] => {
          const [change, base] = [changes[index], bases[index]]
          return change && base ? [{ name: { userID, pageID, tab }, ...change, base }] : []
        })
        .sort((a, b) => b.writtenAt - a.writtenAt)
    },
    remove: async name => {
      const tx = db.transaction(['bases', 'changes'], 'readwrite')
      await Promise.all([
        tx.objectStore('bases').delete(keyOf(name)),
        tx.objectStore('changes').delete(keyOf(name)),
        tx.done,
      ])
    },
  }
}

const keyOf = ({ userID, pageID, tab }: EntryName): Key => [userID, pageID, tab]
