import { deleteOldTimestamps } from './accounts/attempt-store.ts'
import { deleteExpiredTokens } from './accounts/store.ts'
import type { App } from './app-context.ts'
import { shortenAddresses } from './audit/shorten-addresses.ts'
import { purgeBin } from './bin/purge.ts'
import { deleteOldEvents } from './content/events.ts'
import { endReservations } from './forms/reservations.ts'
import { deleteExpiredSubmissions } from './forms/retention.ts'
import { deleteOldReports } from './held-values/store.ts'
import { deleteOldJobs } from './hooks/store.ts'
import { deleteOldMails, forgetExpiredSecrets } from './mail/retention-store.ts'
import { findUsedBlobs } from './media/blob-store.ts'
import { purgeFormerContents } from './media/former-contents.ts'
import { purgeMediaBin } from './media/purge.ts'
import { sweepBlobs } from './media/sweep-blobs.ts'
import { deleteOldAutosaves } from './pages/retention.ts'
import { levelOf } from './report-failure.ts'
import { deleteExpiredSessions } from './session/store.ts'
import { removeLeftovers } from './storage/temporary-folder.ts'
import { inSpan } from './tracing/in-span.ts'
import { deleteOldDeliveries } from './webhooks/queue-store.ts'
import { deleteExpiredSecrets } from './webhooks/store.ts'

/** What the log calls it, and how what has expired of it is removed. Content that no file uses comes after the files. */
const sweeps: readonly (readonly [what: string, sweep: (app: App) => Promise<unknown>])[] = [
  [
    'temporary files of killed processes',
    ({ storage, now }) => removeLeftovers(storage.temporaryFolder, now()),
  ],
  ['sessions', ({ db, now }) => deleteExpiredSessions(db, now())],
  ['failed attempts', ({ db, now }) => deleteOldTimestamps(db, now())],
  ['links of accounts', ({ db, now }) => deleteExpiredTokens(db, now())],
  ['secrets of emails', ({ db, now }) => forgetExpiredSecrets(db, now())],
  ['emails', ({ db, now }) => deleteOldMails(db, now())],
  ['deliveries of webhooks', ({ db, now }) => deleteOldDeliveries(db, now())],
  ['former secrets of webhooks', ({ db, now }) => deleteExpiredSecrets(db, now())],
  ['jobs of hooks', ({ db, now }) => deleteOldJobs(db, now())],
  ['events between nodes', ({ db, now }) => deleteOldEvents(db, now())],
  ['places that forms hold', endReservations],
  ['submissions', deleteExpiredSubmissions],
  ['addresses in the audit log', shortenAddresses],
  ['autosaves', deleteOldAutosaves],
  ['reports of unsaved values', ({ db, now }) => deleteOldReports(db, now())],
  ['pages in the bin', purgeBin],
  ['files in the bin', purgeMediaBin],
  ['replaced contents of files', purgeFormerContents],
  // A copy may share its storage with the production site, which uses content that the copy does not.
  ['unused content', async app => app.instance.isCopy || sweepBlobs(app)],
  ['missing files', ({ db, missingFiles }) => missingFiles.recheck(hashes => findUsedBlobs(db, hashes))],
]

const hour = 3_600_000

/** Removes what has expired, at start and then every hour. */
export const startHousekeeping = (app: App): { stop: () => void } => {
  const stopping = new AbortController()
  const clean = () => void runHousekeeping(app, stopping.signal)
  clean()
  const timer = setInterval(clean, hour)
  timer.unref()
  return {
    stop: () => {
      stopping.abort()
      clearInterval(timer)
    },
  }
}

/** Removes everything that has expired, once. What fails is logged and does not keep the rest. */
export const runHousekeeping = async (
  app: App,
  stopping: AbortSignal = new AbortController().signal,
): Promise<void> => {
  for (const [what, sweep] of sweeps) {
    if (stopping.aborted) return
    await inSpan(`job housekeeping: ${what}`, () => sweep(app)).catch(error => {
      if (!stopping.aborted) app.log[levelOf(error)]({ err: error, what }, 'housekeeping failed')
    })
  }
}
