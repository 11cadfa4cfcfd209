import type pg from 'pg'
import { type Connection, openClient } from './pool.ts'

/**
 * Cancels the current statement of a client when the signal aborts. The cancellation goes through the server: if the
 * client just disconnected, its session would continue and keep the embedded database from stopping.
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
      // If the server does not accept the request, the client is closed instead.
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
