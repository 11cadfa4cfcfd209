import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { errorCode } from './errors.ts'

/**
 * A session that stays open as long as this process uses the server. It shows other processes that we use the server,
 * and shows us when the server ends.
 */
export interface Presence {
  session: Client
  /** Resolves when the session is lost, for whatever reason. */
  lost: Promise<void>
}

/** Opens the session. Waits while the server recovers from the crash of one of its processes. */
export async function openPresence(
  server: { host: string; port: number },
  signal?: AbortSignal,
): Promise<Presence> {
  const timeout = AbortSignal.timeout(60_000)
  for (;;) {
    try {
      return await connect(server)
    } catch (error) {
      if (errorCode(error) !== cannotConnectNow || timeout.aborted) throw error
    }
    signal?.throwIfAborted()
    await sleep(20)
  }
}

// Connects as superuser, because the server reserves connections for superusers.
async function connect(server: { host: string; port: number }): Promise<Presence> {
  const session = new Client({
    ...server,
    user: 'postgres',
    database: 'postgres',
    application_name: 'ximblox supervisor',
    ssl: false,
    connectionTimeoutMillis: 10_000,
  })
  const lost = new Promise<void>(resolve => {
    session.on('error', () => resolve())
    session.on('end', () => resolve())
  })
  await session.connect()
  return { session, lost }
}

/** Counts the sessions of others. Those of our own pool, which was just closed, get a moment to disappear. */
export async function countOthers(session: Client): Promise<number> {
  const deadline = Date.now() + 1_000
  for (;;) {
    const { rows } = await session.query<{ others: number }>(
      "select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    )
    const otherSessions = rows[0]?.others ?? 0
    if (otherSessions === 0 || Date.now() > deadline) return otherSessions
    await sleep(20)
  }
}

const cannotConnectNow = '57P03'
