import { StartError } from '../errors/start-error.ts'
import { type Connection, openClient } from './pool.ts'

interface ServerFacts {
  version: number
  fsync: string
  superuser: boolean
}

/** Refuses a database server that could lose acknowledged work, or a role with more privileges than it needs. */
export const checkServer = async (connection: Connection): Promise<void> => {
  const client = await openClient(connection, () => {})
  try {
    const { rows } = await client.query<ServerFacts>(`
      select current_setting('server_version_num')::int as version, current_setting('fsync') as fsync,
        (select rolsuper from pg_roles where rolname = current_user) as superuser`)
    const errors = rows.flatMap(errorsOf)
    if (errors.length > 0) throw new StartError(`DATABASE_URL: ${errors.join('; ')}`)
  } finally {
    await client.end()
  }
}

const errorsOf = ({ version, fsync, superuser }: ServerFacts): string[] => [
  ...(version < 150_000 ? ['PostgreSQL 15 or newer is required'] : []),
  ...(fsync === 'off' ? ['fsync is off, so committed data could be lost'] : []),
  ...(superuser ? ['the role is a superuser; use a dedicated role that owns the database'] : []),
]
