import { revokeOlderTokens } from './accounts/store.ts'
import type { App } from './app-context.ts'
import { resetJobs } from './auth/reset-jobs.ts'
import { keepBackedUp } from './backup/keep-backed-up.ts'
import { keepPurged } from './cdn/keep-purged.ts'
import { keepContentChecked } from './content-check/keep-checked.ts'
import type { Connection } from './db/pool.ts'
import { readPublishedPage } from './headless/read.ts'
import { hookDeclaration, hookJobs } from './hooks/hook-jobs.ts'
import { housekeeping } from './housekeeping.ts'
import type { JobKind, StandingJob } from './jobs/job.ts'
import { mailJobs } from './mail/mail-jobs.ts'
import { keepRenditions } from './media/keep-renditions.ts'
import { keepWords } from './pages/keep-words.ts'
import { keepCardsFresh } from './publication/card-refresh.ts'
import { keepSchedules } from './publication/keep-schedules.ts'
import { keepIndexed } from './search/keep-indexed.ts'
import type { SiteConfig } from './site-config.ts'
import { webhookJobs } from './webhooks/webhook-jobs.ts'

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
