import { sql } from 'kysely'
import type { Database } from '../../kernel/db/pool.ts'

/** The times of the failures counted under each of these keys. */
export const readTimestamps = async (db: Database, keys: string[]): Promise<Map<string, Date[]>> => {
  const rows = await db.selectFrom('attempt').where('key', 'in', keys).select(['key', 'failures']).execute()
  return new Map(rows.map(({ key, failures }) => [key, failures]))
}

/** The times of the failures counted under a key, locked until the transaction ends. */
export const lockTimestamps = async (db: Database, key: string): Promise<Date[]> => {
  const row = await db
    .insertInto('attempt')
    .values({ key, failures: [] })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ key }))
    .returning('failures')
    .executeTakeFirstOrThrow()
  return row.failures
}

export const setTimestamps = async (db: Database, key: string, timestamps: Date[]): Promise<void> => {
  await db.updateTable('attempt').set({ failures: timestamps }).where('key', '=', key).execute()
}

export const deleteTimestamps = async (db: Database, key: string): Promise<void> => {
  await db.deleteFrom('attempt').where('key', '=', key).execute()
}

/** Deletes the counters whose keys begin with this one. */
export const deleteTimestampsUnder = async (db: Database, key: string): Promise<void> => {
  await db.deleteFrom('attempt').where(sql<boolean>`key ^@ ${key}`).execute()
}

/** Deletes the counters without a failure within the last day. */
export const deleteOldTimestamps = async (db: Database, now: Date): Promise<void> => {
  const yesterday = new Date(now.getTime() - 86_400_000)
  await db
    .deleteFrom('attempt')
    .where(sql<boolean>`coalesce(failures[cardinality(failures)] < ${yesterday}, true)`)
    .execute()
}
