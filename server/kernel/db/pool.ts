import { Kysely, type LogConfig, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Logger } from '../logging/log.ts'
import { cachePlans } from './prepared.ts'
import type { DB } from './schema.generated.ts'

export type Connection = pg.PoolConfig

export type Database = Kysely<DB>

const bigint = 20

/** Ids are 53-bit integers everywhere, so PostgreSQL's bigint becomes a number. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === bigint ? Number : pg.types.getTypeParser(oid, format)

/** Every wait is limited, even for slow statements. An unreachable database is noticed earlier, see watch.ts. */
const timeouts = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  query_timeout: 6_000,
  idle_in_transaction_session_timeout: 10_000,
  lock_timeout: 4_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
}

export const openPool = (connection: Connection, log: Logger, max = 10): pg.Pool => {
  const pool = new pg.Pool({ ...timeouts, ...connection, max, types: { getTypeParser } })
  // Without a handler on the pool and on each client, a restart of the database ends the process.
  const lost = (error: Error) => log.debug({ reason: error.message }, 'a database connection was lost')
  pool.on('error', lost)
  pool.on('connect', client => {
    client.on('error', lost)
    cachePlans(client)
  })
  return pool
}

export const openDatabase = (pool: PostgresPool, log: LogConfig = []): Database =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log })

/** Opens a dedicated connection, for LISTEN and for locks that outlive a transaction. */
export const openClient = async (
  connection: Connection,
  onLost: (error: Error) => void,
): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
    keepAlive: true,
    ...connection,
    types: { getTypeParser },
  })
  client.on('error', onLost)
  await client.connect()
  return client
}
