import { deleteOldTimestamps } from './accounts/attempt-store.ts'
import { deleteExpiredTokens } from './accounts/store.ts'
import type { App } from './app-context.ts'
import { shortenAddresses } from './audit/shorten-addresses.ts'
import { purgeBin } from './bin/purge.ts'
import { deleteOldEvents } from './content/events.ts'
import { endReservations } from './forms/reservations.ts'
import { deleteExpiredSubmissions } from './forms/retention.ts'
import { deleteOldReports } from './held-values/store.ts'
import type { StandingJob } from './jobs/job.ts'
import { deleteOldJobs } from './jobs/store.ts'
import { deleteOldMails, forgetExpiredSecrets } from './mail/retention-store.ts'
import { findUsedBlobs } from './media/blob-store.ts'
import { purgeFormerContents } from './media/former-contents.ts'
import { purgeMediaBin } from './media/purge.ts'
import { sweepBlobs } from './media/sweep-blobs.ts'
import { deleteOldAutosaves } from './pages/retention.ts'
import { levelOf } from './report-failure.ts'
import { deleteExpiredSessions } from './session/store.ts'
import { removeLeftovers } from './storage/temporary-folder.ts'
import { deleteOldDeliveries } from './webhooks/delivery-store.ts'
import { deleteExpiredSecrets } from './webhooks/store.ts'
import { withTimeout } from './with-timeout.ts'

const hour = 3_600_000

/**
 * Removes what has expired, every hour. Each feature brings its own; one that fails does not keep the others. A process
 * runs one at a time, in this order, to leave the database to visitors.
 */
export const housekeeping = (app: App): StandingJob[] => {
  const { db, now } = app
  let last: Promise<unknown> = Promise.resolve()
  const sweep = (what: string, run: () => Promise<unknown>): StandingJob => ({
    name: `housekeeping: ${what}`,
    every: hour,
    run: async signal => {
      const ours = last.then(() => (signal.aborted ? undefined : limited(run)))
      last = ours.catch(() => {})
      await ours
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
    sweep('events between nodes', () => deleteOldEvents(db, now())),
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

/** A request to the storage that is never answered would keep all others from running. */
const limited = async (run: () => Promise<unknown>): Promise<void> => {
  const isDone = await withTimeout(
    run().then(() => true),
    hour,
    false,
  )
  if (!isDone) throw new Error('it took longer than an hour')
}

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
