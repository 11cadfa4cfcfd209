import type { App } from '../../kernel/app-context.ts'
import { lockKeys } from '../../kernel/db/lock-keys.ts'
import type { Connection } from '../../kernel/db/pool.ts'
import { whileHolding } from '../../kernel/db/while-holding.ts'
import type { StandingJob } from '../../kernel/jobs/job.ts'
import { checkContent } from './check-content.ts'
import { hashOfDefinitions } from './definitions.ts'
import { createReport } from './report.ts'
import { readRun } from './store.ts'

/** The interval between checks of changed content, in milliseconds. */
const checkInterval = 10 * 60_000
/** In milliseconds, while the command or a node of the release before checks. */
const retryDelay = 15_000
/** In milliseconds. The clocks of nodes differ, and nodes with older definitions check until they stop. */
const overlap = 60_000

/**
 * Compares stored content with the definitions after a start, and changed content from then on. Stopping waits for the
 * current version; the next start continues from there. Each set of definitions has a job of its own, which only nodes
 * with these definitions run.
 */
export const keepContentChecked = (app: App, connection: Connection): StandingJob => {
  const startedAt = app.now()
  const definitions = hashOfDefinitions(app.registry)
  const report = createReport(app)

  const isDue = async (): Promise<boolean> => {
    const run = await readRun(app.db)
    // Later definitions belong to a newer release that is being rolled out.
    if (run && run.definitions !== definitions) return run.beganAt.getTime() < startedAt.getTime() + overlap
    if (!run?.finishedAt) return true
    return run.finishedAt < startedAt || app.now().getTime() - run.finishedAt.getTime() >= checkInterval
  }

  const checkIfDue = async (signal: AbortSignal): Promise<void> => {
    if (!(await isDue())) return
    const began = performance.now()
    const run = await checkContent(app, { signal, inBackground: true })
    if (run) await report(run, performance.now() - began)
  }

  return {
    name: `content check ${definitions.slice(0, 16)}`,
    every: checkInterval,
    atStart: true,
    run: async signal => {
      const isOurs = await whileHolding(connection, lockKeys.contentCheck, async lost => {
        await checkIfDue(AbortSignal.any([signal, lost]))
        return true
      })
      return isOurs ? undefined : new Date(app.now().getTime() + retryDelay)
    },
  }
}
