import { sql } from 'kysely'
import type { App } from './app-context.ts'
import { shortenAddresses } from './audit/shorten-addresses.ts'
import { purgeBin } from './bin/purge.ts'
import { endReservations } from './forms/reservations.ts'
import { deleteExpiredSubmissions } from './forms/retention.ts'
import { deleteOldReports } from './held-values/store.ts'
import { findUsedBlobs } from './media/blob-store.ts'
import { purgeFormerContents } from './media/former-contents.ts'
import { purgeMediaBin } from './media/purge.ts'
import { sweepBlobs } from './media/sweep-blobs.ts'
import { deleteOldAutosaves } from './pages/retention.ts'
import { removeLeftovers } from './storage/temporary-folder.ts'
import { inSpan } from './tracing/in-span.ts'
import { deleteExpiredSecrets } from './webhooks/store.ts'

const hour = 3_600_000
const mailRetention = 30 * 24 * hour
const deliveryRetention = 30 * 24 * hour

/**
 * Removes what has expired, at start and then every hour: ended sessions, old login attempts, events that every node
 * has received, pages and files in the bin, unused autosaves, deliveries and former secrets of webhooks, jobs of hooks that were given up, submissions of forms and the places that they hold, replaced contents of files, content
 * that no file uses, temporary files of killed processes, and the exact addresses in old audit log entries.
 */
export const startHousekeeping = (app: App): { stop: () => void } => {
  const clean = () =>
    void inSpan('job housekeeping', () => runHousekeeping(app)).catch(error =>
      app.log.warn({ err: error }, 'housekeeping failed'),
    )
  clean()
  const timer = setInterval(clean, hour)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

/** Runs all cleanup tasks once. */
export const runHousekeeping = async (app: App): Promise<void> => {
  const { db, now } = app
  await removeLeftovers(app.storage.temporaryFolder, now())
  const yesterday = new Date(now().getTime() - 24 * hour)
  await db.deleteFrom('session').where('expires_at', '<', now()).execute()
  await db
    .deleteFrom('attempt')
    .where(sql<boolean>`coalesce(failures[cardinality(failures)] < ${yesterday}, true)`)
    .execute()
  await db.deleteFrom('token').where('expires_at', '<', yesterday).execute()
  await db
    .updateTable('mail')
    .set({ secret: null, unsubscribe_secret: null })
    .where('expires_at', '<', now())
    .where('secret', 'is not', null)
    .execute()
  await db
    .deleteFrom('mail')
    .where('created_at', '<', new Date(now().getTime() - mailRetention))
    .where('sending_since', 'is', null)
    .execute()
  await db
    .deleteFrom('webhook_delivery')
    .where('created_at', '<', new Date(now().getTime() - deliveryRetention))
    .where('sending_since', 'is', null)
    .execute()
  await deleteExpiredSecrets(db, now())
  await db
    .deleteFrom('hook_job')
    .where('at', '<', new Date(now().getTime() - deliveryRetention))
    .where('running_since', 'is', null)
    .execute()
  await db.deleteFrom('content_event').where('at', '<', yesterday).execute()
  await endReservations(app)
  await deleteExpiredSubmissions(app)
  await shortenAddresses(app)
  await deleteOldAutosaves(app)
  await deleteOldReports(db, now())
  await purgeBin(app)
  await purgeMediaBin(app)
  await purgeFormerContents(app)
  // A copy may share its storage with the production site, which uses content that the copy does not.
  if (!app.instance.isCopy) await sweepBlobs(app)
  await app.missingFiles.recheck(hashes => findUsedBlobs(db, hashes))
}
