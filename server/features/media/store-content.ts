import type { App } from '../../kernel/app-context.ts'
import { claimBlob } from './blob-store.ts'
import type { InspectedFile } from './inspect.ts'

/**
 * Stores the content of a file: first claims it, then stores it, and only then may a row refer to it. An interruption
 * leaves content that the sweeper knows about, never a row without content.
 */
export const storeContent = async (
  app: Pick<App, 'db' | 'storage' | 'now'>,
  file: InspectedFile,
): Promise<void> => {
  await claimBlob(app.db, file, app.now())
  await app.storage.put(file.path, file.hash)
}
