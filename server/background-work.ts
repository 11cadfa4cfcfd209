import { revokeOlderTokens } from './accounts/store.ts'
import type { App } from './app-context.ts'
import { resetJobs } from './auth/reset-jobs.ts'
import { keepPurged } from './cdn/keep-purged.ts'
import type { Connection } from './db/pool.ts'
import { readPublishedPage } from './headless/read.ts'
import { hookDeclaration, hookJobs } from './hooks/hook-jobs.ts'
import { housekeeping } from './housekeeping.ts'
import type { JobKind, StandingJob } from './jobs/job.ts'
import { mailJobs } from './mail/mail-jobs.ts'
import { keepRenditions } from './media/keep-renditions.ts'
import { keepCardsFresh } from './publication/card-refresh.ts'
import { keepIndexed } from './search/keep-indexed.ts'
import type { SiteConfig } from './site-config.ts'
import { webhookJobs } from './webhooks/webhook-jobs.ts'

/** Every kind of job. A copy of the production site runs none that reach other systems. */
export const backgroundWork = (
  app: App,
  { hooks = [] }: SiteConfig,
  connection: Connection,
): { kinds: JobKind[]; standing: StandingJob[] } => {
  const { cdn } = app.config
  const { isCopy } = app.instance
  const runsHooks = hooks.length > 0 && !isCopy
  return {
    kinds: [
      ...mailJobs(app, { sent: revokeOlderTokens }),
      resetJobs(app),
      ...(isCopy ? [] : [webhookJobs(app), ...hookJobs(app, hooks, { readPage: readPublishedPage(app) })]),
    ],
    standing: [
      ...housekeeping(app),
      keepCardsFresh(app),
      keepRenditions(app),
      keepIndexed(app, connection),
      ...(cdn ? [keepPurged(app, cdn)] : []),
      ...(runsHooks ? [hookDeclaration(app, hooks)] : []),
    ],
  }
}
