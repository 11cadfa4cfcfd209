import { setTimeout as wait } from 'node:timers/promises'
import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import type { Logger } from '../logging/log.ts'
import { currentRequest, outsideRequests, type RequestContext } from '../logging/request-context.ts'
import { type Connection, openClient } from './pool.ts'

interface DatabaseWatch {
  /** The pool, which fails at once while the database does not respond. */
  pool: PostgresPool
  stop(): void
}

/** Thrown at once while the database is known to be unreachable. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseAway'
}

const databaseUnavailable = () => new DatabaseUnavailable('the database cannot be reached')

interface Use {
  request: RequestContext | undefined
  timer: NodeJS.Timeout
}

const probeAfter = 800
/** Together with the delay above less than the 3 s in which every call is answered. */
const answerTimeout = 1_200
const retryInterval = 250

/**
 * Detects when the database stops responding. A frozen server or a half-open connection never reports an error, so when
 * a connection has been in use for long, the watch sends a query over a connection of its own. Long statements continue
 * as long as that query is answered. When it is not, all connections in use are closed and their requests fail.
 */
export const watchDatabase = (
  pool: pg.Pool,
  connection: Connection,
  log: Pick<Logger, 'error' | 'warn'>,
): DatabaseWatch => {
  const inUse = new Map<pg.PoolClient, Use>()
  const waiting = new Set<(error: Error) => void>()
  let outage: { since: number } | undefined
  let probing = false
  const stopping = new AbortController()
  const probe = createProbe(connection)
  void outsideRequests(probe.open)
  let failures = countRequests()

  const checkDatabase = () => {
    if (probing || stopping.signal.aborted) return
    probing = true
    void outsideRequests(probeUntilAlive).finally(() => {
      probing = false
      failures = countRequests()
    })
  }

  const probeUntilAlive = async () => {
    while (!stopping.signal.aborted) {
      const answer = await probe.ask()
      if (stopping.signal.aborted) return
      if (answer.isAlive) return endOutage()
      if (!outage) {
        outage = { since: performance.now() }
        for (const giveUp of waiting) giveUp(databaseUnavailable())
        log.error({ reason: answer.reason }, 'the database cannot be reached')
      }
      if (answer.timedOut) endConnections()
      await wait(retryInterval, undefined, { ref: false })
    }
  }

  const endConnections = () => {
    for (const [client, { request }] of inUse) {
      failures.add(request)
      void client.end()
    }
  }

  const endOutage = () => {
    if (!outage) return
    const seconds = Math.round((performance.now() - outage.since) / 100) / 10
    log.warn({ seconds, requestsFailed: failures.count() }, 'the database can be reached again')
    outage = undefined
  }

  pool.on('connect', client => {
    client.on('error', () => {
      failures.add(inUse.get(client)?.request)
      checkDatabase()
    })
  })
  pool.on('error', checkDatabase)
  pool.on('release', (_error, client) => {
    clearInterval(inUse.get(client)?.timer)
    inUse.delete(client)
  })

  /** Requests that wait for a connection fail when an outage begins. */
  const untilOutage = async (connecting: Promise<pg.PoolClient>): Promise<pg.PoolClient> => {
    const { promise, reject } = Promise.withResolvers<never>()
    waiting.add(reject)
    try {
      return await Promise.race([connecting, promise])
    } catch (error) {
      connecting.then(
        client => client.release(),
        () => {},
      )
      throw error
    } finally {
      waiting.delete(reject)
    }
  }

  const connect = async (): Promise<pg.PoolClient> => {
    const request = currentRequest()
    try {
      if (outage) throw databaseUnavailable()
      const client = await untilOutage(pool.connect())
      inUse.set(client, { request, timer: setInterval(checkDatabase, probeAfter).unref() })
      return client
    } catch (error) {
      failures.add(request)
      checkDatabase()
      throw error
    }
  }

  return {
    pool: { options: pool.options, connect, end: () => pool.end() },
    stop: () => {
      stopping.abort()
      probe.stop()
    },
  }
}

/** Counts each request once, however many of its statements fail. */
const countRequests = () => {
  const seen = new WeakSet<RequestContext>()
  let count = 0
  return {
    add: (request: RequestContext | undefined) => {
      if (!request || seen.has(request)) return
      seen.add(request)
      count++
    },
    count: () => count,
  }
}

interface ProbeResult {
  isAlive: boolean
  /** True when there was no response at all, as opposed to an error. */
  timedOut?: boolean
  reason?: string
}

/**
 * Checks that the server responds, over a connection that is kept open because opening one may take longer than a
 * healthy server needs to respond. When that connection was lost or did not respond, the next check opens a new one.
 */
const createProbe = (connection: Connection) => {
  let openConnection: pg.Client | undefined
  let isStopped = false

  const drop = () => {
    const client = openConnection
    openConnection = undefined
    void client?.end().catch(() => {})
  }

  const probeOverNewConnection = async (): Promise<ProbeResult> => {
    let client: pg.Client | undefined
    try {
      client = await openClient(connection, () => {
        if (openConnection === client) openConnection = undefined
      })
      await client.query('select 1')
      drop()
      openConnection = client
      if (isStopped) drop()
      return { isAlive: true }
    } catch (error) {
      void client?.end().catch(() => {})
      return resultOf(error)
    }
  }

  return {
    ask: async (): Promise<ProbeResult> => {
      if (!openConnection) return probeOverNewConnection()
      const answer = await Promise.race([openConnection.query('select 1').then(alive, resultOf), timeOut()])
      if (!answer.isAlive) drop()
      return answer
    },
    /** Opens a connection for the first check in advance. */
    open: probeOverNewConnection,
    stop: () => {
      isStopped = true
      drop()
    },
  }
}

const alive = (): ProbeResult => ({ isAlive: true })

/** A server that refuses connections is running, so the pool continues with the connections it has. */
const resultOf = (error: unknown): ProbeResult => {
  const { code = '', message = '' }: { code?: string; message?: string } = Object(error)
  const timedOut = /timeout/i.test(message)
  const isUnreachable = timedOut || unavailableCodes.has(code) || /terminated|ended|closed/i.test(message)
  return isUnreachable ? { isAlive: false, timedOut, reason: message || code } : { isAlive: true }
}

const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
])

/** Waits in small steps, so that a moment in which this process itself was blocked does not count. */
const timeOut = async (): Promise<ProbeResult> => {
  const step = 100
  for (let waited = 0; waited < answerTimeout; waited += step) await wait(step, undefined, { ref: false })
  return { isAlive: false, timedOut: true, reason: `no answer within ${answerTimeout} ms` }
}
