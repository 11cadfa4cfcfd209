import { isRefusal } from '@ximblox/contract/client/errors'
import type { MediaItem } from '@ximblox/contract/media'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../../api/client.tsx'
import { toast } from '../../../ui/toast.ts'
import { useMediaCall } from '../../use-media-call.ts'
import type { SaveResult } from '../unsaved-fields.ts'

type Changes = Partial<Pick<MediaItem, 'defaultAltText' | 'focalPoint' | 'shared' | 'tags'>>

/** Saves one property of a file at a time; concurrent changes of other properties are kept. */
export const useFileEdits = (file: MediaItem) => {
  const t = useTranslations('media')
  const client = useClient()
  const { isBusy, run, entries } = useMediaCall('wait')
  const [isSaved, setSaved] = useState(false)

  const store = async (changes: Changes, isUnchanged: (now: MediaItem) => boolean) => {
    const { id } = file
    try {
      return await client.media.editFile({ body: { id, ...changes, revision: file.revision } })
    } catch (error) {
      if (!isRefusal(error, 'staleRevision')) throw error
      const { file: now } = await client.media.getFile({ params: { id } })
      if (!isUnchanged(now)) throw error
      return client.media.editFile({ body: { id, ...changes, revision: now.revision } })
    }
  }
  /** `isUnchanged`: whether nobody else has changed the same property. */
  const edit = async (changes: Changes, isUnchanged: (now: MediaItem) => boolean): Promise<SaveResult> => {
    setSaved(false)
    let isRefused = false
    const answer = await run(() =>
      store(changes, isUnchanged).catch((error: unknown) => {
        isRefused = isFinal(error)
        throw error
      }),
    )
    setSaved(answer !== undefined)
    if (answer) return 'saved'
    // A toast, because the user may already have selected another file.
    toast(t('changeFailed', { name: file.fileName }), 'failed')
    return isRefused ? 'refused' : 'failed'
  }
  return { edit, busy: isBusy, isSaved, entries }
}
/** Not when the server, the connection or the session failed. */
const isFinal = (error: unknown): boolean =>
  isRefusal(error) && error.status < 500 && error.status !== 401 && error.status !== 429

export type FileEdits = ReturnType<typeof useFileEdits>
