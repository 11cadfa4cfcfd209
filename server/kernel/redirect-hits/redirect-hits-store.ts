import { sql } from 'kysely'
import type { Database } from '../db/pool.ts'

type Counted = ReadonlyMap<number, number>

/** Redirects that another transaction is changing are left out, because waiting for them could be a deadlock. */
export const addHits = async (db: Database, counted: Counted): Promise<number[]> => {
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

export const findExisting = async (db: Database, counted: Counted, stored: ReadonlySet<number>) => {
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
