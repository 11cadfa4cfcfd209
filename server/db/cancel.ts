import type pg from 'pg'
import { type Connection, openClient } from './pool.ts'

/**
 * Makes the statement that a client is waiting for fail when the signal aborts. The server is asked to cancel it: a
 * session whose client just left would go on, and keep the embedded database from being stopped.
 */
export const cancelOnAbort = async (
  client: pg.Client,
  connection: Connection,
  signal: AbortSignal,
): Promise<Disposable> => {
  signal.throwIfAborted()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const cancel = () =>
    void cancelSession(connection, rows[0]?.pid)
      // A server that does not take the request is not waited for either.
      .catch(() => client.end())
  signal.addEventListener('abort', cancel, { once: true })
  return { [Symbol.dispose]: () => signal.removeEventListener('abort', cancel) }
}

const cancelSession = async (connection: Connection, pid: number | undefined): Promise<void> => {
  const client = await openClient(connection, () => {})
  try {
    await client.query('select pg_cancel_backend($1)', [pid])
  } finally {
    await client.end()
  }
}
