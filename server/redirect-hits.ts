import { sql } from 'kysely'
import type { Database } from './db/pool.ts'
import type { Logger } from './log.ts'
import { levelOf } from './report-failure.ts'

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

type Counted = ReadonlyMap<number, number>

/** Redirects that another transaction is changing are left out, because waiting for them could be a deadlock. */
const addHits = async (db: Database, counted: Counted): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    with free as (
      select id from address where id = any(${[...counted.keys()]}::bigint[]) for update skip locked
    )
    update address a set hits = a.hits + counted.visits, hit_at = now()
    from free join unnest(${[...counted.keys()]}::bigint[], ${[...counted.values()]}::bigint[])
      as counted (id, visits) using (id)
    where a.id = free.id
    returning a.id`.execute(db)
  return rows.map(({ id }) => id)
}

const findExisting = async (db: Database, counted: Counted, stored: ReadonlySet<number>) => {
  const left = [...counted].filter(([id]) => !stored.has(id))
  if (left.length === 0) return []
  const existing = await db
    .selectFrom('address')
    .where(sql<boolean>`id = any(${left.map(([id]) => id)}::bigint[])`)
    .select('id')
    .execute()
  const ids = new Set(existing.map(({ id }) => id))
  return left.filter(([id]) => ids.has(id))
}
