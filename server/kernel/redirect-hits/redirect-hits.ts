import type { Database } from '../db/pool.ts'
import { levelOf } from '../failures/report-failure.ts'
import type { Logger } from '../logging/log.ts'
import { addHits, findExisting } from './redirect-hits-store.ts'

/** Counts how often visitors were redirected. A killed process loses the visits of its last minute. */
export interface RedirectHits {
  count(redirectID: number): void
  /** Adds the visits since the last time to the database. */
  store(): Promise<void>
  /** Stores the last visits. */
  stop(): Promise<void>
}

const interval = 60_000

export const createRedirectHits = (db: Database, log: Logger): RedirectHits => {
  let hits = new Map<number, number>()

  const add = (id: number, visits: number) => hits.set(id, (hits.get(id) ?? 0) + visits)

  const store = async () => {
    if (hits.size === 0) return
    const counted = hits
    hits = new Map()
    try {
      const stored = new Set(await addHits(db, counted))
      for (const [id, visits] of await findExisting(db, counted, stored)) add(id, visits)
    } catch (error) {
      for (const [id, visits] of counted) add(id, visits)
      log[levelOf(error)]({ err: error }, 'the visits of redirects cannot be stored at present')
    }
  }
  const timer = setInterval(() => void store(), interval)
  timer.unref()

  return {
    count: id => void add(id, 1),
    store,
    stop: async () => {
      clearInterval(timer)
      await store()
    },
  }
}
