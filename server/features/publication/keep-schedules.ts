import type { App } from '../../kernel/app-context.ts'
import type { StandingJob } from '../../kernel/jobs/job.ts'
import { runDueSchedules } from './run-due-schedules.ts'
import { findNextDue } from './schedule-store.ts'

const retryDelay = 1_000

/** Runs schedules at their time. Stopping waits for the current one. */
export const keepSchedules = (app: App): StandingJob => ({
  name: 'schedules',
  every: 60_000,
  wokenBy: 'schedule',
  run: async signal => {
    let at = app.now()
    // When schedules were run, more may be due.
    while ((await runDueSchedules(app, signal)) > 0) at = app.now()
    // What was due then belongs to a page that is being changed. What has become due since is run at once.
    const next = await findNextDue(app.db)
    return next && new Date(Math.max(next.getTime(), at.getTime() + retryDelay))
  },
})
