import type { App } from './app-context.ts'
import { keepPurged } from './cdn/keep-purged.ts'
import type { Connection } from './db/pool.ts'
import { declareHooks } from './hooks/store.ts'
import { adoptFormerJobs } from './jobs/adopt-former-jobs.ts'
import { formerHookJobs } from './jobs/former-store.ts'
import { startScheduler } from './publication/scheduler.ts'
import type { SiteConfig } from './site-config.ts'
import { sendWebhooks } from './webhooks/send-webhooks.ts'

/** Starts what only the production site does: what happens at set times, and what other systems notice. */
export const startDuties = async (
  app: App,
  site: SiteConfig,
  connection: Connection,
  started: AsyncDisposableStack,
): Promise<void> => {
  const schedules = startScheduler(app)
  started.defer(schedules.stop)
  if (app.config.cdn) {
    const purging = keepPurged(app, app.config.cdn)
    started.defer(purging.stop)
  }
  const webhooks = sendWebhooks(app, connection)
  started.defer(webhooks.stop)
  if (site.hooks?.length) {
    // Before anyone can change anything.
    await declareHooks(app.db, site.hooks)
    const former = adoptFormerJobs(app, connection, formerHookJobs)
    started.defer(former.stop)
  }
}
