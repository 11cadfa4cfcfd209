import { revokeOlderTokens } from '../features/accounts/store.ts'
import { resetJobs } from '../features/auth/reset-jobs.ts'
import { keepBackedUp } from '../features/backup/keep-backed-up.ts'
import { keepPurged } from '../features/cdn/keep-purged.ts'
import { keepContentChecked } from '../features/content-check/keep-checked.ts'
import { readPublishedPage } from '../features/headless/read.ts'
import { hookDeclaration, hookJobs } from '../features/hooks/hook-jobs.ts'
import { mailJobs } from '../features/mail/mail-jobs.ts'
import { keepRenditions } from '../features/media/keep-renditions.ts'
import { keepWords } from '../features/pages/keep-words.ts'
import { keepCardsFresh } from '../features/publication/card-refresh.ts'
import { keepSchedules } from '../features/publication/keep-schedules.ts'
import { keepIndexed } from '../features/search/keep-indexed.ts'
import { webhookJobs } from '../features/webhooks/webhook-jobs.ts'
import type { App } from '../kernel/app-context.ts'
import type { Connection } from '../kernel/db/pool.ts'
import type { JobKind, StandingJob } from '../kernel/jobs/job.ts'
import type { SiteConfig } from '../kernel/site-config.ts'
import { housekeeping } from './housekeeping.ts'

interface Options {
  connection: Connection
  /** The generated secret. Undefined when the settings name one. */
  secret: string | undefined
}

/** Every kind of job. A copy of the production site changes nothing at set times, and reaches no other systems. */
export const backgroundWork = (
  app: App,
  { hooks = [] }: SiteConfig,
  { connection, secret }: Options,
): { kinds: JobKind[]; standing: StandingJob[] } => {
  const { backup, cdn } = app.config
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
      keepWords(app),
      keepContentChecked(app, connection),
      ...(isCopy ? [] : [keepSchedules(app)]),
      ...(cdn && !isCopy ? [keepPurged(app, cdn)] : []),
      ...(backup ? [keepBackedUp(app, backup, { connection, secret })] : []),
      ...(runsHooks ? [hookDeclaration(app, hooks)] : []),
    ],
  }
}
