import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { App } from '../app-context.ts'
import { withTimeout } from '../with-timeout.ts'

export interface Readiness {
  /** True when the starter content has been loaded. */
  contentReady: boolean
  stopping: boolean
}

/** Problems of work in the background, which are no reason to send requests elsewhere. */
export interface BackgroundReports {
  /** Undefined when no backups are scheduled. */
  backup(): Promise<{ failed: boolean; lastSuccess: Date | null } | undefined>
}

/** `/healthz` responds while the process is alive, `/readyz` when it can do its work. */
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
    const [database, storage, disk, backup] = await Promise.all([
      succeeds(sql`select 1`.execute(app.db)),
      succeeds(app.storage.check()),
      app.disk.state(),
      withTimeout(
        reports.backup().catch(() => undefined),
        answerTimeout,
        undefined,
      ),
    ])
    return { database, storage, disk, backup }
  }
  const checkOnce = () => {
    running ??= runChecks().finally(() => {
      running = undefined
    })
    return running
  }
  server.get('/readyz', async (_request, reply) => {
    const { database, storage, disk, backup } = await checkOnce()
    const checks = { database, storage, content: readiness.contentReady, running: !readiness.stopping }
    const missing = app.missingFiles.list()
    // Problems that are no reason to send requests elsewhere, and the reasons of failed checks where known.
    const details = {
      storage: disk,
      ...(backup && { backup }),
      missingFiles: { count: missing.length, first: missing.slice(0, 5).map(hash => hash.slice(0, 12)) },
    }
    const ready = Object.values(checks).every(Boolean)
    return reply.code(ready ? 200 : 503).send({ ready, checks, details })
  })
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
