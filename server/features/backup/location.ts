import type { StorageSettings } from '../../kernel/config/storage-url.ts'
import type { BackupLocation } from './backup-location.ts'
import { openFolderLocation } from './folder-location.ts'

export const openLocation = async (settings: StorageSettings): Promise<BackupLocation> => {
  if (settings.kind === 'folder') return openFolderLocation(settings.folder)
  // Imported only when needed, because it is as large as the rest of the server.
  const { openBucketLocation } = await import('./bucket-location.ts')
  return openBucketLocation(settings)
}

/** A folder or bucket as people know it. */
export const locationName = (settings: StorageSettings): string => {
  if (settings.kind === 'folder') return settings.folder
  return `s3://${settings.bucket}${settings.prefix && `/${settings.prefix}`}`
}
