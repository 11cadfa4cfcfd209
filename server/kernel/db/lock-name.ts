import { sql } from 'kysely'
import type { Database } from './pool.ts'

/** Holds back other transactions that lock the same name, until the end of this one. */
export const lockName = async (db: Database, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
}
