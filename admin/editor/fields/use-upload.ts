import type { Client } from '@ximblox/contract/client'
import { isRefusal } from '@ximblox/contract/client/errors'
import type { ErrorEntry } from '@ximblox/contract/errors'
import type { MediaItem } from '@ximblox/contract/media'
import { allows } from '@ximblox/contract/rules/permissions'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { addUnderFreeName } from '../../media/uploads/add-under-free-name.ts'
import type { Stored } from '../../media/uploads/upload-queue.ts'
import { useSession } from '../../session/use-session.ts'

interface UploadState {
  isBusy: boolean
  /** What the last file was refused for. */
  errors: readonly ErrorEntry[]
  /** Whether the user may bring in files. */
  allowed: boolean
  upload(file: File): Promise<MediaItem | undefined>
}

const folder = '/'

/** Brings a file of the user's into the media library. */
export const useUpload = (): UploadState => {
  const client = useClient()
  const { permissions } = useSession()
  const { run, isBusy, entries } = useCall()
  const upload = (file: File) =>
    run(async () => {
      const stored = await addUnderFreeName(client, folder, file)
      return stored.file.fileName === file.name.normalize('NFC') ? stored.file : knownOr(client, stored)
    })
  return { isBusy, errors: entries, allowed: allows(permissions, 'manage-media'), upload }
}

/** The file that had this content before, where its folder has one: then there is no need for another. */
const knownOr = async (client: Client, { file, duplicates }: Stored): Promise<MediaItem> => {
  const known = duplicates.find(({ path }) => path === folder)
  if (!known) return file
  try {
    const { file: same } = await client.media.getFile({ params: { id: known.id } })
    await client.media.deleteFile({ body: { id: file.id } })
    return same
  } catch (error) {
    if (isRefusal(error)) return file
    throw error
  }
}
