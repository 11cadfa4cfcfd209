import type { App } from '../app-context.ts'
import { isDatabaseRefusal } from '../http/edge.ts'
import { deleteUnusedBlob, findUnusedBlobs } from './blob-store.ts'

const day = 24 * 60 * 60 * 1000
const batchSize = 500

/** Removes the bytes that no file has had for a day, with all that was made of them; several nodes may do it at once. */
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
        // The row is held until the bytes are gone: who wants them again meanwhile waits, and brings them anew.
        if (await deleteUnusedBlob(tx, hash, before)) await storage.removeAll(hash.slice(0, 32))
      })
    } catch (error) {
      if (!isDatabaseRefusal(error)) throw error
      log.info({ hash }, 'bytes to be swept away were wanted again')
    }
  }
}
