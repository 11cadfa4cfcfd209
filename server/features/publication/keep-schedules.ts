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
    // When schedules were run, more may be due.
    while ((await runDueSchedules(app, signal)) > 0);
    // What is due still belongs to a page that is being changed.
    const next = await findNextDue(app.db)
    return next && new Date(Math.max(next.getTime(), app.now().getTime() + retryDelay))
  },
})
