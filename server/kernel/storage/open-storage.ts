import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { StartError } from '../errors/start-error.ts'
import { makeWritableFolder } from '../files/make-folder.ts'
import type { Storage } from './storage.ts'
import { openFolderStorage } from './storage-folder.ts'

/** Opens the storage from the settings. Throws a `StartError` when it cannot be used. */
export const openStorage = async ({
  media,
  dataDir,
}: Pick<Config, 'media' | 'dataDir'>): Promise<Storage> => {
  if (media.kind === 'folder') {
    await makeWritableFolder('MEDIA_URL', media.folder)
    return openFolderStorage(media.folder)
  }
  // Imported only when needed, because it is as large as the rest of the server.
  const { openBucketStorage } = await import('./storage-s3.ts')
  const storage = await openBucketStorage(media, join(dataDir, 'uploads'))
  try {
    await storage.check()
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new StartError(
      `invalid setting: MEDIA_URL: the bucket ${media.bucket} cannot be used (${reason})`,
      {
        cause: error,
      },
    )
  }
  return storage
}
