import type { App } from '../app-context.ts'
import { claimBlob } from './blob-store.ts'
import type { InspectedFile } from './inspect.ts'

/**
 * Puts the bytes of a file into the storage: said first, then done, and only then may a row name them. Whatever breaks
 * off in between leaves bytes that the sweeper knows of, never a row without bytes.
 */
export const storeContent = async (
  app: Pick<App, 'db' | 'storage' | 'now'>,
  file: InspectedFile,
): Promise<void> => {
  await claimBlob(app.db, file, app.now())
  await app.storage.put(file.path, file.hash)
}
