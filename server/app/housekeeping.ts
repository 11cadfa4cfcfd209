import { deleteOldTimestamps } from '../features/accounts/attempt-store.ts'
import { deleteExpiredTokens } from '../features/accounts/store.ts'
import { shortenAddresses } from '../features/audit/shorten-addresses.ts'
import { purgeBin } from '../features/bin/purge.ts'
import { endReservations } from '../features/forms/reservations.ts'
import { deleteExpiredSubmissions } from '../features/forms/retention.ts'
import { deleteOldReports } from '../features/held-values/store.ts'
import { deleteOldMails, forgetExpiredSecrets } from '../features/mail/retention-store.ts'
import { findUsedBlobs } from '../features/media/blob-store.ts'
import { purgeFormerContents } from '../features/media/former-contents.ts'
import { purgeMediaBin } from '../features/media/purge.ts'
import { sweepBlobs } from '../features/media/sweep-blobs.ts'
import { deleteOldAutosaves } from '../features/pages/retention.ts'
import { deleteOldDeliveries } from '../features/webhooks/delivery-store.ts'
import { deleteExpiredSecrets } from '../features/webhooks/store.ts'
import type { App } from '../kernel/app-context.ts'
import { withTimeout } from '../kernel/async/with-timeout.ts'
import { deleteOldEvents } from '../kernel/content/events.ts'
import { levelOf } from '../kernel/failures/report-failure.ts'
import type { StandingJob } from '../kernel/jobs/job.ts'
import { deleteOldJobs } from '../kernel/jobs/store.ts'
import { deleteExpiredSessions } from '../kernel/session/store.ts'
import { removeLeftovers } from '../kernel/storage/temporary-folder.ts'

const hour = 3_600_000

/**
 * Removes what has expired, every hour. Each feature brings its own; one that fails does not keep the others. A process
 * runs one at a time, in this order, to leave the database to visitors. One that takes more than an hour, because a
 * storage never answers, goes on alone.
 */
export const housekeeping = (app: App): StandingJob[] => {
  const { db, now } = app
  let turn: Promise<unknown> = Promise.resolve()
  const sweep = (what: string, run: () => Promise<unknown>): StandingJob => ({
    name: `housekeeping: ${what}`,
    every: hour,
    run: async signal => {
      const before = turn
      const ours = before.then(() => (signal.aborted ? undefined : run()))
      turn = before.then(() =>
        withTimeout(
          ours.catch(() => {}),
          hour,
          undefined,
        ),
      )
      await Promise.race([before, aborted(signal)])
      if (!signal.aborted) await ours
      return undefined
    },
  })
  return [
    sweep('sessions', () => deleteExpiredSessions(db, now())),
    sweep('failed attempts', () => deleteOldTimestamps(db, now())),
    sweep('links of accounts', () => deleteExpiredTokens(db, now())),
    sweep('secrets of emails', () => forgetExpiredSecrets(db, now())),
    sweep('emails', () => deleteOldMails(db, now())),
    sweep('deliveries of webhooks', () => deleteOldDeliveries(db, now())),
    sweep('former secrets of webhooks', () => deleteExpiredSecrets(db, now())),
    sweep('old jobs', () => deleteOldJobs(db, now())),
    sweep('events between nodes', () => deleteOldEvents(db, now(), app.config.cdn !== undefined)),
    sweep('places that forms hold', () => endReservations(app)),
    sweep('submissions', () => deleteExpiredSubmissions(app)),
    sweep('addresses in the audit log', () => shortenAddresses(app)),
    sweep('autosaves', () => deleteOldAutosaves(app)),
    sweep('reports of unsaved values', () => deleteOldReports(db, now())),
    sweep('pages in the bin', () => purgeBin(app)),
    sweep('files in the bin', () => purgeMediaBin(app)),
    sweep('replaced contents of files', () => purgeFormerContents(app)),
    // A copy may share its storage with the production site, which uses content that the copy does not.
    ...(app.instance.isCopy ? [] : [sweep('unused content', () => sweepBlobs(app))]),
  ]
}

const aborted = (signal: AbortSignal): Promise<unknown> =>
  signal.aborted
    ? Promise.resolve()
    : new Promise(resolve => signal.addEventListener('abort', resolve, { once: true }))

/** What each process cleans for itself, at start and then every hour: its memory, and the folder of its machine. */
export const startCleaning = ({ db, log, storage, missingFiles, now }: App): { stop: () => void } => {
  const clean = () => {
    for (const cleaned of [
      removeLeftovers(storage.temporaryFolder, now()),
      missingFiles.recheck(hashes => findUsedBlobs(db, hashes)),
    ])
      cleaned.catch(error => log[levelOf(error)]({ err: error }, 'a process could not clean up'))
  }
  clean()
  const timer = setInterval(clean, hour)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
