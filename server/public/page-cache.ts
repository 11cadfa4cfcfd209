import { LRUCache } from 'lru-cache'
import { createChangeLog } from '../content/changes.ts'
import type { ContentListener } from '../content/events.ts'
import { type Answer, sizeOf } from './answer.ts'
import { tagIndex } from './tag-index.ts'

/** What a build gives: an answer and how long it holds. */
export interface Built {
  answer: Answer
  /** Of everything the answer was made from. */
  tags: readonly string[]
  /** An event of this tag makes the answer worthless, not merely old: the page itself changed. */
  ownTag?: string
  /** In milliseconds since the epoch. */
  freshUntil?: number | undefined
}

export interface Entry extends Built {
  key: string
  /** When it was last known to be true. */
  checkedAt: number
  old: boolean
}

export interface PageCache extends ContentListener {
  /** Number of the newest event; given to `store` it tells what may have changed during a build. */
  now(): number
  /** What may be sent without asking the database. */
  fresh(key: string): Answer | undefined
  /** What may be sent when the database cannot be asked. */
  stale(key: string): Answer | undefined
  /** Keeps what was built since event `began`; false, and nothing kept, when something it was made from changed meanwhile. */
  store(key: string, built: Built, sinceEvent: number): boolean
  /** Puts a better form of the same answer in its place. */
  improve(key: string, from: Answer, to: Answer): void
  /** Whether plain bytes may be kept beside the compressed ones. */
  hasRoom(): boolean
}

export interface CacheOptions {
  /** Whether events of other processes arrive. */
  connected(): boolean
  clock(): number
  maxBytes?: number
}

/** For answers that any change of content may make wrong. */
export const anyChange = '*'

/** While events do not arrive, an answer is believed for this long. */
const maxAgeDisconnected = 10_000
const staleIfError = 24 * 3_600_000

export const createPageCache = ({
  connected,
  clock,
  maxBytes = 128 * 1_048_576,
}: CacheOptions): PageCache => {
  const changes = createChangeLog()
  const index = tagIndex()
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: entry => sizeOf(entry.answer),
    dispose: entry => index.remove(entry.key, entry.tags),
  })

  const isFresh = (entry: Entry): boolean => {
    if (entry.old) return false
    const now = clock()
    if (entry.freshUntil !== undefined && now >= entry.freshUntil) return false
    return connected() || now - entry.checkedAt < maxAgeDisconnected
  }

  const keep = (entry: Entry) => {
    entries.set(entry.key, entry)
    // After the entry it replaces was taken out of the index; one too big for the cache was not kept.
    if (entries.peek(entry.key) === entry) index.add(entry.key, entry.tags)
  }

  return {
    now: changes.newestEvent,
    fresh: key => {
      const entry = entries.get(key)
      return entry && isFresh(entry) ? entry.answer : undefined
    },
    stale: key => {
      const entry = entries.peek(key)
      return entry && clock() - entry.checkedAt < staleIfError ? entry.answer : undefined
    },
    store: (key, built, began) => {
      if (changes.changedSince(began, built.tags)) return false
      const previous = entries.peek(key)?.answer
      // The same content keeps its compressed forms.
      const answer =
        previous?.hash === built.answer.hash && previous.status === built.answer.status
          ? previous
          : built.answer
      keep({ ...built, answer, key, checkedAt: clock(), old: false })
      return true
    },
    improve: (key, from, to) => {
      const entry = entries.peek(key)
      if (entry?.answer === from) keep({ ...entry, answer: to })
    },
    hasRoom: () => entries.calculatedSize < maxBytes / 2,
    changed: tags => {
      const touched = [...tags, anyChange]
      changes.changed(touched)
      for (const tag of touched) {
        for (const key of index.keys(tag)) {
          const entry = entries.peek(key)
          if (entry && entry.ownTag === tag) entries.delete(key)
          else if (entry) entry.old = true
        }
      }
    },
    missed: () => {
      changes.missed()
      for (const entry of entries.values()) entry.old = true
    },
  }
}
