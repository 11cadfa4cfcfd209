import { isRefusal } from '@ximblox/contract/client/failure'
import type { ErrorEntry } from '@ximblox/contract/errors'
import type { MediaItem } from '@ximblox/contract/media'
import { allows } from '@ximblox/contract/rules/permissions'
import { useState } from 'react'
import { useClient } from '../../client.tsx'
import { useSession } from '../../session/use-session.ts'

interface UploadState {
  busy: boolean
  /** What the last file was refused for. */
  errors: readonly ErrorEntry[]
  /** Whether the user may bring in files. */
  allowed: boolean
  upload(file: File): Promise<MediaItem | undefined>
}

/** Brings a file of the user's into the media library. */
export const useUpload = (): UploadState => {
  const client = useClient()
  const { permissions } = useSession()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<readonly ErrorEntry[]>([])
  const upload = async (file: File) => {
    setBusy(true)
    setErrors([])
    try {
      const part = { name: file.name, bytes: file, type: file.type }
      return (await client.media.addFile({ body: { path: '/' }, file: part })).file
    } catch (error) {
      setErrors(isRefusal(error) ? error.entries : [{ property: '', code: 'G_02' }])
    } finally {
      setBusy(false)
    }
  }
  return { busy, errors, allowed: allows(permissions, 'manage-media'), upload }
}
