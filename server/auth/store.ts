import { sql } from 'kysely'
import type { Database } from '../db/pool.ts'

export interface Account {
  id: number
  passwordHash: string | null
  active: boolean
}

export const findAccount = async (db: Database, email: string): Promise<Account | undefined> =>
  db
    .selectFrom('app_user')
    .where('email', '=', email)
    .where('erased_at', 'is', null)
    .select(['id', 'password_hash as passwordHash', 'active'])
    .executeTakeFirst()

export const recordLogin = async (db: Database, userID: number, now: Date): Promise<void> => {
  await db.updateTable('app_user').set({ last_login_at: now }).where('id', '=', userID).execute()
}

/**
 * Counts one attempt under each key and gives the counts, in one statement, so that a hundred at once are all counted.
 * A count older than the window begins again.
 */
export const countAttempts = async (
  db: Database,
  keys: string[],
  now: Date,
  windowStart: Date,
): Promise<Map<string, number>> => {
  const sorted = [...keys].sort()
  const rows = await db
    .insertInto('attempt')
    .values(sorted.map(key => ({ key, failures: 1, since: now })))
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet({
        failures: sql`case when attempt.since < ${windowStart} then 1 else attempt.failures + 1 end`,
        since: sql`case when attempt.since < ${windowStart} then excluded.since else attempt.since end`,
      }),
    )
    .returning(['key', 'failures'])
    .execute()
  return new Map(rows.map(row => [row.key, row.failures]))
}

/** Takes a counted attempt back once it turned out right. */
export const forgiveAttempts = async (db: Database, keys: string[], forget: string): Promise<void> => {
  await db.deleteFrom('attempt').where('key', '=', forget).execute()
  await db
    .updateTable('attempt')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('key', 'in', keys)
    .execute()
}
