import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

/** The index as it is stored, with the run that builds it. */
export interface IndexRow {
  /** The version of the code that built it. */
  version: number
  removedAt: Date | null
  beganAt: Date | null
  finishedAt: Date | null
  afterPage: number
  done: number
  total: number
  failed: number
}

export const readIndex = async (db: Db): Promise<IndexRow> =>
  db
    .selectFrom('search_index')
    .select([
      'version',
      'removed_at as removedAt',
      'began_at as beganAt',
      'finished_at as finishedAt',
      'after_page as afterPage',
      'done',
      'total',
      'failed',
    ])
    .executeTakeFirstOrThrow()

export const lockIndex = async (db: Db): Promise<void> => {
  await sql`select from search_index for update`.execute(db)
}

export const countIndexed = async (db: Db): Promise<number> => countOf(db, 'search_entry')

const countOf = async (db: Db, table: 'search_entry' | 'live_entry'): Promise<number> => {
  const { total } = await db
    .selectFrom(table)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Starts a run, and wakes the node that works on it. */
export const beginRun = async (db: Db, version: number, now: Date): Promise<number> => {
  const total = await countOf(db, 'live_entry')
  await db
    .updateTable('search_index')
    .set({ version, began_at: now, finished_at: null, after_page: 0, done: 0, failed: 0, total })
    .execute()
  await sql`notify search_index`.execute(db)
  return total
}

/** Empties the index and ends a running indexing. */
export const clearIndex = async (db: Db, now: Date): Promise<void> => {
  await db
    .updateTable('search_index')
    .set({ removed_at: now, began_at: null, finished_at: null, after_page: 0, done: 0, total: 0, failed: 0 })
    .execute()
  await sql`truncate search_entry, search_word`.execute(db)
}

export const nextPageIDs = async (db: Db, after: number, limit: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('live_entry')
    .select('page_id as id')
    .where('page_id', '>', after)
    .orderBy('page_id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

interface LockedEntry {
  id: number
  locale: string
  type: string
}

/** Locks the lists' rows of live pages, so that these cannot be published or unpublished in the meantime. */
export const lockEntries = async (
  db: Db,
  ids: readonly number[],
  whenLocked: 'skip' | 'wait',
): Promise<LockedEntry[]> => {
  const { rows } = await sql<LockedEntry>`
    select page_id as id, locale, type from live_entry where page_id = any(${ids}::bigint[])
    order by page_id for update ${sql.raw(whenLocked === 'skip' ? 'skip locked' : '')}`.execute(db)
  return rows
}

/** Keeps the run from being ended or restarted until the transaction ends; false if it has been already. */
export const holdRun = async (db: Db, beganAt: Date): Promise<boolean> => {
  const { rows } = await sql`
    select from search_index where began_at = ${beganAt} and finished_at is null for share`.execute(db)
  return rows.length > 0
}

export const recordProgress = async (
  db: Db,
  beganAt: Date,
  progress: { afterPage: number; done: number; failed: number },
): Promise<void> => {
  await db
    .updateTable('search_index')
    .set({
      after_page: progress.afterPage,
      done: sql`done + ${progress.done}`,
      failed: sql`failed + ${progress.failed}`,
    })
    .where('began_at', '=', beganAt)
    .where('finished_at', 'is', null)
    .execute()
}

/** Ends the run. Pages may have been published or unpublished in the meantime. */
export const finishRun = async (db: Db, beganAt: Date, now: Date): Promise<void> => {
  await db
    .updateTable('search_index')
    .set({ finished_at: now, total: sql`done` })
    .where('began_at', '=', beganAt)
    .where('finished_at', 'is', null)
    .execute()
}
