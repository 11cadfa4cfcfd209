import type { Database } from '../db/pool.ts'

/** The failures counted under a key, which waits for nobody else until the transaction ends. */
export const holdFailures = async (db: Database, key: string): Promise<Date[]> => {
  const row = await db
    .insertInto('attempt')
    .values({ key, failures: [] })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ key }))
    .returning('failures')
    .executeTakeFirstOrThrow()
  return row.failures
}

export const setFailures = async (db: Database, key: string, failures: Date[]): Promise<void> => {
  await db.updateTable('attempt').set({ failures }).where('key', '=', key).execute()
}

export const deleteFailures = async (db: Database, keys: string[]): Promise<void> => {
  await db.deleteFrom('attempt').where('key', 'in', keys).execute()
}
