import type { FastifyInstance, FastifyReply } from 'fastify'
import type { App } from '../app-context.ts'
import { withTimeout } from '../async/with-timeout.ts'
import { warnEachMinute } from '../logging/warn-each-minute.ts'

export interface Readiness {
  /** True when the starter content has been loaded. */
  contentReady: boolean
  stopping: boolean
}

/** Problems of work in the background, which are no reason to send requests elsewhere. */
export interface BackgroundReports {
  /** Undefined when no backups are scheduled. */
  backup(): Promise<{ failed: boolean; lastSuccess: Date | null } | undefined>
  /** The migrations of the database that this version does not have. Rejects while the database cannot be reached. */
  newerMigrations(): Promise<string[]>
}

/**
 * `/healthz` responds while the process is alive, `/readyz` when it can do all its work, and `/readyz?for=pages` when it
 * can serve visitors the pages that it has in memory, whatever its database and its storage do.
 */
export const mountHealth = (
  server: FastifyInstance,
  app: App,
  readiness: Readiness,
  reports: BackgroundReports,
): void => {
  server.get('/healthz', async () => ({ alive: true }))
  // Anyone may call this, so simultaneous requests share one check of the database and the storage.
  let running: ReturnType<typeof runChecks> | undefined
  const runChecks = async () => {
    const [newer, storage, disk, backup] = await Promise.all([
      withTimeout(
        reports.newerMigrations().catch(() => undefined),
        answerTimeout,
        undefined,
      ),
      succeeds(app.storage.check()),
      app.disk.state(),
      withTimeout(
        reports.backup().catch(() => undefined),
        answerTimeout,
        undefined,
      ),
    ])
    if (newer?.length) reportNewer({ migrations: newer })
    return { database: newer !== undefined, schema: !newer?.length, storage, disk, backup }
  }
  const reportNewer = warnEachMinute(
    app.log,
    'the database belongs to a newer version: replace this node by one of that version',
  )
  const checkOnce = () => {
    running ??= runChecks().finally(() => {
      running = undefined
    })
    return running
  }
  server.get<{ Querystring: { for?: unknown } }>('/readyz', async ({ query }, reply) => {
    const own = { content: readiness.contentReady, running: !readiness.stopping }
    if (query.for === 'pages') return answer(reply, own)
    const { database, schema, storage, disk, backup } = await checkOnce()
    const missing = app.missingFiles.list()
    // Problems that are no reason to send requests elsewhere, and the reasons of failed checks where known.
    const details = {
      ...(storage && { storage: disk }),
      ...(backup && { backup }),
      missingFiles: { count: missing.length, first: missing.slice(0, 5).map(hash => hash.slice(0, 12)) },
    }
    return answer(reply, { database, schema, storage, ...own }, details)
  })
}

const answer = (reply: FastifyReply, checks: Record<string, boolean>, details?: object) => {
  const ready = Object.values(checks).every(Boolean)
  return reply.code(ready ? 200 : 503).send({ ready, checks, ...(details && { details }) })
}

const answerTimeout = 2_500

/** Monitoring gives up after a few seconds, so a check that takes longer counts as failed. */
const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  withTimeout(
    work.then(
      () => true,
      () => false,
    ),
    answerTimeout,
    false,
  )
