import type { Client } from '@ximblox/contract/client'
import { isRefusal } from '@ximblox/contract/client/errors'
import type { ErrorEntry } from '@ximblox/contract/errors'
import { leftOutParts, type MediaItem } from '@ximblox/contract/media'
import { allows } from '@ximblox/contract/rules/permissions'
import { Suspense } from 'react'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { addUnderFreeName } from '../../media/uploads/add-under-free-name.ts'
import type { Stored } from '../../media/uploads/upload-queue.ts'
import { useSession } from '../../session/use-session.ts'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { toast } from '../../ui/toast.ts'

interface UploadState {
  isBusy: boolean
  /** The errors of the last upload. */
  errors: readonly ErrorEntry[]
  /** Whether the user may upload files. */
  allowed: boolean
  upload(file: File): Promise<MediaItem | undefined>
}

const folder = '/'

const FileChanges = lazyComponent(
  async () => (await import('../../media/uploads/file-changes.tsx')).FileChanges,
)

/** Uploads a file to the media library. */
export const useUpload = (): UploadState => {
  const client = useClient()
  const { permissions } = useSession()
  const { run, isBusy, entries } = useCall()
  const upload = (file: File) =>
    run(async () => {
      const stored = await addUnderFreeName(client, folder, file)
      const isNamedSo = stored.file.fileName === file.name.normalize('NFC')
      const kept = isNamedSo ? stored.file : await knownOr(client, stored)
      if (stored.changes.length > 0) {
        const isLess = leftOutParts.some(part => stored.changes.includes(part))
        const changes = (
          <Suspense>
            <FileChanges sent={file} stored={{ ...stored, file: kept }} />
          </Suspense>
        )
        toast(changes, isLess ? 'lasting' : 'done')
      }
      return kept
    })
  return { isBusy, errors: entries, allowed: allows(permissions, 'manage-media'), upload }
}

/** Returns an existing file with the same content in the folder, so that no duplicate is created. */
const knownOr = async (client: Client, { file, duplicates }: Stored): Promise<MediaItem> => {
  const known = duplicates.find(({ path }) => path === folder)
  if (!known) return file
  try {
    const { file: same } = await client.media.getFile({ params: { id: known.id } })
    await client.media.deleteFile({ body: { id: file.id } })
    // Nobody has seen the copy, so that it would only be in the way in the bin.
    await client.media.purgeFile({ body: { id: file.id } })
    return same
  } catch (error) {
    if (isRefusal(error)) return file
    throw error
  }
}
