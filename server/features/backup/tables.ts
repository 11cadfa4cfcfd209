import type { Client } from 'pg'
import type { Manifest } from './manifest.ts'

/** What a restored instance must not take over: logins, counters that limit attempts, and the backups of another one. */
const leftOut = ['session', 'attempt', 'migration', 'backup_run']

/** The tables of the database with the columns that can be written. */
export const readTables = async (client: Client): Promise<Manifest['tables']> => {
  const { rows } = await client.query<Manifest['tables'][number]>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> all ($1)
    group by c.relname
    order by c.relname`,
    [leftOut],
  )
  return rows
}

/**
 * The sequences of the database. They are not part of a transaction: read after the snapshot was taken, they are beyond
 * every id in it.
 */
export const readSequences = async (client: Client): Promise<Manifest['sequences']> => {
  const { rows } = await client.query<Manifest['sequences'][number]>(
    `select sequencename as name, last_value::text as "lastValue"
    from pg_sequences
    where schemaname = current_schema() and last_value is not null
    order by sequencename`,
  )
  return rows
}

export const readMigrations = async (client: Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>('select name from migration order by name')
  return rows.map(({ name }) => name)
}

/** Tables and columns in a statement such as `copy "page" ("id", "slug")`. */
export const copyTarget = ({ name, columns }: Manifest['tables'][number]): string =>
  `${quoted(name)} (${columns.map(quoted).join(', ')})`

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
