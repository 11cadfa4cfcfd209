import { sql } from 'kysely'
import type { Database } from './pool.ts'

/** The names of the migrations that the database has, in their order. */
export const listMigrations = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
