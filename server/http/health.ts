import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { App } from '../app-context.ts'
import { withTimeout } from '../with-timeout.ts'

export interface Readiness {
  /** Whether the starter content is in place. */
  contentReady: boolean
  stopping: boolean
}

/** `/healthz`: the process is alive. `/readyz`: it can do its work. */
export const mountHealth = (server: FastifyInstance, app: App, readiness: Readiness): void => {
  server.get('/healthz', async () => ({ alive: true }))
  // Anyone may ask, so however many do at once, the database and the storage are asked once.
  let asking: ReturnType<typeof askBoth> | undefined
  const askBoth = async () => {
    const [database, storage, disk] = await Promise.all([
      succeeds(sql`select 1`.execute(app.db)),
      succeeds(app.storage.check()),
      app.disk.state(),
    ])
    return { database, storage, disk }
  }
  const ask = () => {
    asking ??= askBoth().finally(() => {
      asking = undefined
    })
    return asking
  }
  server.get('/readyz', async (_request, reply) => {
    const { database, storage, disk } = await ask()
    const checks = { database, storage, content: readiness.contentReady, running: !readiness.stopping }
    const missing = app.missingFiles.list()
    // What is wrong without being a reason to send requests elsewhere, and why a check fails where it is known.
    const details = {
      storage: disk,
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
