import type { App } from './app-context.ts'
import { purgeAll } from './cdn/keep-purged.ts'
import type { Connection } from './db/pool.ts'
import { declareHooks } from './hooks/store.ts'
import { adoptFormerJobs } from './jobs/adopt-former-jobs.ts'
import { formerHookJobs } from './jobs/former-store.ts'
import type { SiteConfig } from './site-config.ts'
import { formerDeliveries } from './webhooks/former-deliveries.ts'

/** Starts what only the production site does, because other systems notice it. */
export const startDuties = async (
  app: App,
  site: SiteConfig,
  connection: Connection,
  started: AsyncDisposableStack,
): Promise<void> => {
  if (app.config.cdn) await purgeAll(app)
  const former = adoptFormerJobs(app, connection, formerDeliveries)
  started.defer(former.stop)
  if (site.hooks?.length) {
    // Before anyone can change anything.
    await declareHooks(app.db, site.hooks)
    const formerHooks = adoptFormerJobs(app, connection, formerHookJobs)
    started.defer(formerHooks.stop)
  }
}
