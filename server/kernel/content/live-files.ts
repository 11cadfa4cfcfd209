import { LRUCache } from 'lru-cache'
import { freshTimeout, withTimeout } from '../async/with-timeout.ts'
import { refusalOf } from '../failures/refusal-of.ts'
import { createChangeLog } from './changes.ts'
import type { ContentEvents } from './events.ts'

/** A file whose content is in the storage. */
export interface StoredFile {
  id: number
  hash: string
  fileName: string
  mimeType: string
  storageName: string
  size: number
  /** Tags of everything that determines which file is at the URL. */
  tags: readonly string[]
}

/** Remembers the files of published pages by URL, so that loading an image needs no more queries than its page. */
export interface LiveFiles {
  /** Returns the remembered file while it is current or nothing newer can be loaded, and otherwise loads it. */
  find(address: string, load: () => Promise<StoredFile | undefined>): Promise<StoredFile | undefined>
  /** Makes the next request load the file again. */
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
