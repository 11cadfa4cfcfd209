import { isEqual } from '@ximblox/contract/rules/equal'
import { LRUCache } from 'lru-cache'
import { createChangeLog } from '../../kernel/content/changes.ts'
import type { ContentListener } from '../../kernel/content/events.ts'
import { type Answer, sizeOf } from './answer.ts'
import { tagIndex } from './tag-index.ts'

/** The result of a build: an answer and how long it is valid. */
export interface Built {
  answer: Answer
  /** Tags of everything in the answer. */
  tags: readonly string[]
  /** The tag of the page itself. An event of this tag removes the answer instead of marking it as old. */
  ownTag?: string
  /** In milliseconds since the epoch. */
  freshUntil?: number | undefined
}

export interface Entry extends Built {
  key: string
  /** When it was last known to be current. */
  checkedAt: number
  old: boolean
}

export interface PageCache extends ContentListener {
  /** The number of the newest event. Passed to `store`, it shows what changed during a build. */
  now(): number
  /** Returns an answer that is current. */
  fresh(key: string): Answer | undefined
  /** Returns an answer that may be sent while the database is unreachable. */
  stale(key: string): Answer | undefined
  /**
   * Caches a build that started after this event. Returns false, without caching it, when something it depends on has
   * changed since.
   */
  store(key: string, built: Built, sinceEvent: number): boolean
  /** Replaces an answer by a compressed form of it. */
  improve(key: string, from: Answer, to: Answer): void
  /** True while there is space to keep uncompressed bodies too. */
  hasRoom(): boolean
}

export interface CacheOptions {
  /** True while events of other processes are received. */
  connected(): boolean
  clock(): number
  maxBytes?: number
}

/** The tag of answers that any content change may outdate. */
export const anyChange = '*'

/** How long an answer counts as current while no events are received. */
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
    if (entry.freshUntil !== undefined && clock() >= entry.freshUntil) return false
    return connected() || clock() - entry.checkedAt < maxAgeDisconnected
  }

  const keep = (entry: Entry) => {
    entries.set(entry.key, entry)
    // Must follow `set`, which removes the replaced entry from the index. An entry that is too large is not cached.
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
      // Unchanged content keeps its compressed forms.
      const answer = previous && isSame(previous, built.answer) ? previous : built.answer
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

const isSame = (one: Answer, other: Answer) =>
  one.hash === other.hash &&
  one.status === other.status &&
  one.cacheControl === other.cacheControl &&
  isEqual(one.headers, other.headers)
