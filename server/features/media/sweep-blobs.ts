import type { App } from '../../kernel/app-context.ts'
import { isDatabaseRefusal } from '../../kernel/failures/refusal-of.ts'
import { deleteUnusedBlob, findUnusedBlobs } from './blob-store.ts'

const day = 24 * 60 * 60 * 1000
const batchSize = 500

/** Removes content that no file has used for a day, with its renditions. Several nodes may run this at once. */
export const sweepBlobs = async ({
  db,
  storage,
  log,
  now,
}: Pick<App, 'db' | 'storage' | 'log' | 'now'>): Promise<void> => {
  const before = new Date(now().getTime() - day)
  for (const hash of await findUnusedBlobs(db, before, batchSize)) {
    try {
      await db.transaction().execute(async tx => {
        // The row stays locked until the content is removed. A transaction that claims it again waits, and then stores
        // it again.
        if (await deleteUnusedBlob(tx, hash, before)) await storage.removeAll(hash.slice(0, 32))
      })
    } catch (error) {
      if (!isDatabaseRefusal(error)) throw error
      log.info({ hash }, 'content that was about to be removed is in use again')
    }
  }
}
