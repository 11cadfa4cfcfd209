import { sql } from 'kysely'
import type { Database } from '../kernel/db/pool.ts'

/** Tables that every request may change: sessions and login attempts. */
const restless = ['session', 'attempt', 'audit']

const tables = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

/** A digest of each table that only explicit changes affect. */
export const tableDigests = async (db: Database): Promise<Record<string, string>> => {
  const names = (await tables(db)).filter(name => !restless.includes(name))
  const queries = names.map(
    name => sql`
      select ${name} as name, coalesce(md5(string_agg(t::text, E'\n' order by t::text)), '') as digest
      from ${sql.table(name)} t`,
  )
  const { rows } = await sql<{
    name: string
    digest: string
  }>`${sql.join(queries, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

/** All rows as text, like a dump. */
export const wholeDatabase = async (db: Database): Promise<string> => {
  const queries = (await tables(db)).map(name => sql`select t::text as row from ${sql.table(name)} t`)
  const { rows } = await sql<{ row: string }>`${sql.join(queries, sql` union all `)}`.execute(db)
  return rows.map(({ row }) => row).join('\n')
}
