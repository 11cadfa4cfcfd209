import { purgeAll } from '../../features/cdn/keep-purged.ts'
import { declareHooks } from '../../features/hooks/store.ts'
import { formerDeliveries } from '../../features/webhooks/former-deliveries.ts'
import type { App } from '../../kernel/app-context.ts'
import type { Connection } from '../../kernel/db/pool.ts'
import { adoptFormerJobs } from '../../kernel/jobs/adopt-former-jobs.ts'
import { formerHookJobs } from '../../kernel/jobs/former-store.ts'
import type { SiteConfig } from '../../kernel/site-config.ts'

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
