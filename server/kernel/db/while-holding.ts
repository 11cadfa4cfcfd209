import type pg from 'pg'
import { type Connection, openClient } from './pool.ts'

const probeInterval = 2_000

/**
 * Runs work while this process holds an advisory lock, on a connection of its own. `lost` aborts when another process
 * may have taken the lock. Returns undefined without running the work while another process holds it.
 */
export const whileHolding = async <R>(
  connection: Connection,
  lockKey: number,
  work: (lost: AbortSignal, client: pg.Client) => Promise<R>,
): Promise<R | undefined> => {
  const lost = new AbortController()
  const client = await openClient(connection, () => lost.abort())
  client.on('end', () => lost.abort())
  // A half-open socket never reports its loss, but a query on it fails.
  const probe = setInterval(() => void client.query('select 1').catch(() => lost.abort()), probeInterval)
  try {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
      lockKey,
    ])
    return rows[0]?.isOurs ? await work(lost.signal, client) : undefined
  } finally {
    clearInterval(probe)
    await client.end().catch(() => {})
  }
}
