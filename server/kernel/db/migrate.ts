import { readdir, readFile } from 'node:fs/promises'
import { StartError } from '../errors/start-error.ts'
import type { Logger } from '../logging/log.ts'
import { cancelOnAbort } from './cancel.ts'
import { lockKeys } from './lock-keys.ts'
import { type Connection, openClient } from './pool.ts'

interface Migration {
  name: string
  sql: string
}

/**
 * Runs the pending migrations `0001-name.sql`, `0002-…`, each in a transaction, and only once when several processes
 * start. A restored backup has its own set of migrations first. Returns the names of those that it ran.
 */
export const migrate = async (
  connection: Connection,
  folder: URL,
  log: Logger,
  { signal = new AbortController().signal, only }: { signal?: AbortSignal; only?: ReadonlySet<string> } = {},
): Promise<string[]> => {
  const migrations = await readMigrations(folder)
  const applied: string[] = []
  const client = await openClient({ ...connection, query_timeout: 0 }, error =>
    log.warn({ reason: error.message }, 'the connection for migrations was lost'),
  )
  try {
    using _cancelling = await cancelOnAbort(client, connection, signal)
    // Serialises processes that start at the same time. The lock is released when the connection ends.
    await client.query('select pg_advisory_lock($1)', [lockKeys.migrations])
    await client.query(
      'create table if not exists migration (name text primary key, at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migration')
    const done = new Set(rows.map(row => row.name))
    const unknown = [...done].filter(name => !migrations.some(migration => migration.name === name))
    if (unknown.length > 0)
      throw new StartError(`the database was migrated by a newer version: ${unknown.join(', ')}`)
    for (const { name, sql } of migrations) {
      if (done.has(name) || only?.has(name) === false) continue
      signal.throwIfAborted()
      // A simple query of several statements is one transaction.
      await client.query(`begin; ${sql}; insert into migration (name) values ('${name}'); commit`)
      applied.push(name)
      log.info({ migration: name }, 'migrated')
    }
    return applied
  } finally {
    await client.end()
  }
}

/** The migrations of this version that have not run, and those that have run and belong to a newer version. */
export const compareMigrations = async (
  connection: Connection,
  folder: URL,
): Promise<{ pending: string[]; unknown: string[] }> => {
  const ours = (await readMigrations(folder)).map(({ name }) => name)
  const client = await openClient(connection, () => {})
  try {
    const { rows: tables } = await client.query("select to_regclass('migration') as name")
    if (tables[0]?.name === null) return { pending: ours, unknown: [] }
    const { rows } = await client.query<{ name: string }>('select name from migration order by name')
    const done = rows.map(({ name }) => name)
    return {
      pending: ours.filter(name => !done.includes(name)),
      unknown: done.filter(name => !ours.includes(name)),
    }
  } finally {
    await client.end()
  }
}

const readMigrations = async (folder: URL): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter(name => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).sort()
  return Promise.all(names.map(async name => ({ name, sql: await readFile(new URL(name, folder), 'utf8') })))
}
