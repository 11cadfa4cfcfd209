import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { migrate } from '../kernel/db/migrate.ts'
import { type Connection, type Database, openDatabase, openPool } from '../kernel/db/pool.ts'
import { createLog } from '../kernel/logging/log.ts'

export interface TestDatabase {
  connection: Connection
  pool: pg.Pool
  db: Database
  /** Runs a statement in this database as superuser. */
  asOwner(statement: string): Promise<void>
  /** Calls the listener for every statement. Returns a function that stops it. */
  listen(note: (statement: string) => void): () => void
  drop(): Promise<void>
}

const template = 'ximblox_template'

/** What the product gives up on a slow machine must not fail a test. */
const unlimited = {
  connectionTimeoutMillis: 0,
  statement_timeout: 0,
  query_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
}

/** The socket folder, provided by the global set-up. */
const host = () => {
  const given = process.env.TEST_PG_HOST
  if (!given) throw new Error('TEST_PG_HOST is not set: run these tests through npm test')
  return given
}

const asAdministrator = async (statement: string, database = 'postgres'): Promise<void> => {
  const client = new pg.Client({ host: host(), user: 'postgres', database })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const localeOf: Record<LocaleProvider, string> = {
  icu: '',
  libc: `encoding 'UTF8' locale_provider libc lc_collate 'C' lc_ctype 'C.UTF-8'`,
}

export const migrations = new URL('../kernel/db/migrations/', import.meta.url)
const migrateAll = (connection: Connection) => migrate(connection, migrations, createLog('silent'))

/** Migrated once for the whole run. Every test database is a copy of it. */
export const createTemplate = async (): Promise<void> => {
  await asAdministrator(`drop database if exists ${template}`)
  await asAdministrator(`create database ${template} owner ximblox`)
  await migrateAll({ ...unlimited, host: host(), user: 'ximblox', database: template })
}

/** The kind of database: the embedded one, or one with the collation of the operating system. */
export type LocaleProvider = 'icu' | 'libc'

/** Creates an empty database, migrated unless `prepare` does that. */
export const createTestDatabase = async (
  provider: LocaleProvider = 'icu',
  prepare?: (connection: Connection) => Promise<void>,
): Promise<TestDatabase> => {
  const database = `test_${randomBytes(8).toString('hex')}`
  const connection = { ...unlimited, host: host(), user: 'ximblox', database }
  if (provider === 'icu' && !prepare)
    await asAdministrator(`create database ${database} template ${template} owner ximblox`)
  else {
    await asAdministrator(
      `create database ${database} template template0 owner ximblox ${localeOf[provider]}`,
    )
    await (prepare ?? migrateAll)(connection)
  }
  const pool = openPool(connection, createLog('silent'))
  const listeners = new Set<(statement: string) => void>()
  pool.on('connect', client =>
    tellStatements(client, statement => listeners.forEach(note => note(statement))),
  )
  return {
    connection,
    pool,
    db: openDatabase(pool),
    asOwner: statement => asAdministrator(statement, database),
    listen: note => {
      listeners.add(note)
      return () => void listeners.delete(note)
    },
    drop: async () => {
      await pool.end()
      await asAdministrator(`drop database if exists ${database} with (force)`)
    },
  }
}

const tellStatements = (client: pg.PoolClient, note: (statement: string) => void) => {
  const { query } = client
  Object.assign(client, {
    query: (statement: unknown, ...rest: unknown[]) => {
      note(String(Object(statement).text ?? statement))
      return Reflect.apply(query, client, [statement, ...rest])
    },
  })
}
