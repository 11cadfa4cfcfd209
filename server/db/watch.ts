import { setTimeout as wait } from 'node:timers/promises'
import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { currentRequest, outsideRequests, type RequestContext } from '../http/request-context.ts'
import type { Logger } from '../log.ts'
import { type Connection, openClient } from './pool.ts'

interface DatabaseWatch {
  /** The pool, which refuses at once while the database does not answer. */
  pool: PostgresPool
  stop(): void
}

/** Nobody is kept waiting for a database that is known not to answer. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
}

const away = () => new DatabaseAway('the database cannot be reached')

interface Use {
  request: RequestContext | undefined
  timer: NodeJS.Timeout
}

const suspiciousAfter = 800
/** Together with the time above less than the 3 s in which every call is answered. */
const answerTimeout = 1_200
const askAgainAfter = 250

/**
 * Notices when the database no longer answers. A frozen server or a half-open connection never reports an error, so a
 * connection that is in use for long makes the watch ask over one of its own. A long statement goes on as long as that
 * question is answered; when it is not, all connections in use are ended and their requests fail.
 */
export const watchDatabase = (
  pool: pg.Pool,
  connection: Connection,
  log: Pick<Logger, 'error' | 'warn'>,
): DatabaseWatch => {
  const inUse = new Map<pg.PoolClient, Use>()
  const waiting = new Set<(error: Error) => void>()
  let outage: { since: number } | undefined
  let asking = false
  const stopping = new AbortController()
  const probe = createProbe(connection)
  void outsideRequests(probe.open)
  let failures = countRequests()

  const suspect = () => {
    if (asking || stopping.signal.aborted) return
    asking = true
    void outsideRequests(askUntilAnswered).finally(() => {
      asking = false
      failures = countRequests()
    })
  }

  const askUntilAnswered = async () => {
    while (!stopping.signal.aborted) {
      const answer = await probe.ask()
      if (stopping.signal.aborted) return
      if (answer.isAlive) return endOutage()
      if (!outage) {
        outage = { since: performance.now() }
        for (const giveUp of waiting) giveUp(away())
        log.error({ reason: answer.reason }, 'the database cannot be reached')
      }
      if (answer.isSilent) endAll()
      await wait(askAgainAfter, undefined, { ref: false })
    }
  }

  const endAll = () => {
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
      suspect()
    })
  })
  pool.on('error', suspect)
  pool.on('release', (_error, client) => {
    clearInterval(inUse.get(client)?.timer)
    inUse.delete(client)
  })

  /** Whoever waits for a connection when an outage begins waits no longer. */
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
      if (outage) throw away()
      const client = await untilOutage(pool.connect())
      inUse.set(client, { request, timer: setInterval(suspect, suspiciousAfter).unref() })
      return client
    } catch (error) {
      failures.add(request)
      suspect()
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

interface Answer {
  isAlive: boolean
  /** Whether there was no answer at all, rather than a refusal. */
  isSilent?: boolean
  reason?: string
}

/**
 * Asks the server whether it is there, over a connection that is kept open for this: making one may take longer than a
 * healthy server is given to answer. When that connection is lost or was silent, the next question takes a new one.
 */
const createProbe = (connection: Connection) => {
  let kept: pg.Client | undefined
  let isStopped = false

  const drop = () => {
    const client = kept
    kept = undefined
    void client?.end().catch(() => {})
  }

  const askAnew = async (): Promise<Answer> => {
    let client: pg.Client | undefined
    try {
      client = await openClient(connection, () => {
        if (kept === client) kept = undefined
      })
      await client.query('select 1')
      drop()
      kept = client
      if (isStopped) drop()
      return { isAlive: true }
    } catch (error) {
      void client?.end().catch(() => {})
      return answerOf(error)
    }
  }

  return {
    ask: async (): Promise<Answer> => {
      if (!kept) return askAnew()
      const answer = await Promise.race([kept.query('select 1').then(alive, answerOf), silence()])
      if (!answer.isAlive) drop()
      return answer
    },
    /** Has a connection at hand for the first question. */
    open: askAnew,
    stop: () => {
      isStopped = true
      drop()
    },
  }
}

const alive = (): Answer => ({ isAlive: true })

/** A server that refuses is there: the pool goes on with the connections that it has. */
const answerOf = (error: unknown): Answer => {
  const { code = '', message = '' }: { code?: string; message?: string } = Object(error)
  const isSilent = /timeout/i.test(message)
  const isAway = isSilent || goneCodes.has(code) || /terminated|ended|closed/i.test(message)
  return isAway ? { isAlive: false, isSilent, reason: message || code } : { isAlive: true }
}

const goneCodes = new Set([
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

/** Waits in small steps, so that a moment in which this process itself was busy does not count as silence. */
const silence = async (): Promise<Answer> => {
  const step = 100
  for (let waited = 0; waited < answerTimeout; waited += step) await wait(step, undefined, { ref: false })
  return { isAlive: false, isSilent: true, reason: `no answer within ${answerTimeout} ms` }
}
