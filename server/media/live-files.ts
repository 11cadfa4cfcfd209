import { LRUCache } from 'lru-cache'
import { createChangeLog } from '../content/changes.ts'
import type { ContentEvents } from '../content/events.ts'
import { refusalOf } from '../http/edge.ts'
import { freshTimeout, withTimeout } from '../with-timeout.ts'

/** A file whose bytes were found. */
export interface StoredFile {
  id: number
  hash: string
  fileName: string
  mimeType: string
  storageName: string
  size: number
  /** Of what decides that the file is at its address. */
  tags: readonly string[]
}

/** The files of published pages by address, so that a picture asks the database no more than its page does. */
export interface LiveFiles {
  /** What was found at the address before, as long as it holds or nothing newer can be found; else what is found now. */
  find(address: string, load: () => Promise<StoredFile | undefined>): Promise<StoredFile | undefined>
  /** Has the file at the address looked for again the next time. */
  forget(address: string): void
}

interface Entry {
  file: StoredFile
  old: boolean
}

const maxRemembered = 10_000

export const createLiveFiles = (content: Pick<ContentEvents, 'subscribe' | 'connected'>): LiveFiles => {
  const changes = createChangeLog()
  const entries = new LRUCache<string, Entry>({ max: maxRemembered })

  content.subscribe({
    changed: tags => {
      changes.changed(tags)
      for (const [address, { file }] of [...entries.entries()])
        if (file.tags.some(tag => tags.includes(tag))) entries.delete(address)
    },
    missed: () => {
      changes.missed()
      for (const entry of entries.values()) entry.old = true
    },
  })

  const find: LiveFiles['find'] = async (address, load) => {
    const entry = entries.get(address)
    if (!entry) return reload(address, load)
    if (!entry.old) return entry.file
    try {
      const loaded = reload(address, load)
      return await (content.connected() ? loaded : withTimeout(loaded, freshTimeout, entry.file))
    } catch (error) {
      if (refusalOf(error).status !== 503 || entries.peek(address) !== entry) throw error
      return entry.file
    }
  }

  const reload: LiveFiles['find'] = async (address, load) => {
    const began = changes.newestEvent()
    const file = await load()
    if (!file) entries.delete(address)
    else if (!changes.changedSince(began, file.tags)) entries.set(address, { file, old: false })
    return file
  }

  return { find, forget: address => void entries.delete(address) }
}
