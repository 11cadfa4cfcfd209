import { useSyncExternalStore } from 'react'
import { useUploadQueue } from './uploads-provider.tsx'

/** The file that was uploaded to a folder last. */
export const useLatestUpload = (folder: string): number | undefined => {
  const { subscribe, getUploads } = useUploadQueue()
  return useSyncExternalStore(
    subscribe,
    () => getUploads().findLast(upload => upload.stored && upload.folder === folder)?.stored?.file.id,
  )
}
