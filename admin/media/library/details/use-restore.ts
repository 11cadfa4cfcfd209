import type { MediaItem } from '@ximblox/contract/media'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../../api/client.tsx'
import { useContentToast } from '../../use-content-toast.ts'
import { useMediaCall } from '../../use-media-call.ts'
import { fetchLiveUses } from '../../uses/live-uses.ts'
import { type Uses, usesIn } from '../../uses/uses.ts'

/** Restores an earlier content of a file; asks first if visitors would see the change. */
export const useRestore = (file: MediaItem) => {
  const t = useTranslations('media')
  const client = useClient()
  const { isBusy, run, entries } = useMediaCall()
  const notify = useContentToast()
  const [question, setQuestion] = useState<{ contentID: number; uses: Uses }>()

  const restore = async (contentID: number, force = false) => {
    const { id, revision, fileName } = file
    const changed = await run(async () => {
      try {
        const uses = force ? undefined : await fetchLiveUses(client, id)
        if (uses) return setQuestion({ contentID, uses })
        return await client.media.restoreContent({ body: { id, contentID, force, revision } })
      } catch (error) {
        // A page with the file was published in the meantime.
        const uses = usesIn(error)
        if (!uses) throw error
        setQuestion({ contentID, uses })
      }
    })
    if (changed) notify(t('restoredNamed', { name: fileName }), changed)
  }
  return {
    isBusy,
    entries,
    restore: (contentID: number) => restore(contentID),
    /** Set if visitors would see the change: where the file is used. */
    question: question?.uses,
    confirm: async () => {
      setQuestion(undefined)
      if (question) await restore(question.contentID, true)
    },
    cancel: () => setQuestion(undefined),
  }
}
