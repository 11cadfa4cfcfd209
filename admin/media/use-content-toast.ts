import { useQueryClient } from '@tanstack/react-query'
import type { MediaItem } from '@ximblox/contract/media'
import { useTranslations } from 'use-intl'
import { useClient } from '../api/client.tsx'
import { entriesOf } from '../errors/entries-of.ts'
import { useMessage } from '../errors/use-message.ts'
import { toast } from '../ui/toast.ts'
import { undoToast } from '../ui/undo-toast.tsx'
import { mediaKey } from './media-queries.ts'

interface ContentChange {
  file: MediaItem
  formerContentID: number | null
}

/** Notifies the user that the content of a file was replaced, and offers undo. */
export const useContentToast = () => {
  const t = useTranslations('media')
  const client = useClient()
  const queries = useQueryClient()
  const messageOf = useMessage()

  const undo = async ({ id, fileName: name, hash, revision }: MediaItem, contentID: number) => {
    try {
      const { file: latest } = await client.media.getFile({ params: { id } })
      // The name or alternative text may have changed since; for other content, the old revision makes the call fail.
      const expected = latest.hash === hash ? latest.revision : revision
      await client.media.restoreContent({ body: { id, contentID, force: true, revision: expected } })
      toast(t('restoredNamed', { name }))
    } catch (error) {
      toast(t('restoreFailed', { name, reason: entriesOf(error).map(messageOf).join(' ') }), 'failed')
    } finally {
      void queries.invalidateQueries({ queryKey: mediaKey })
    }
  }
  return (message: string, { file, formerContentID }: ContentChange) => {
    if (formerContentID === null) return toast(t('sameContentNamed', { name: file.fileName }))
    undoToast({ message, undo: { label: t('undo'), run: () => void undo(file, formerContentID) } })
  }
}
