import { useQueryClient } from '@tanstack/react-query'
import { isOffline, isRefusal } from '@ximblox/contract/client/failure'
import type { MediaItem } from '@ximblox/contract/media'
import { useTranslations } from 'use-intl'
import { useClient } from '../../client.tsx'
import { useMessage } from '../../errors/use-message.ts'
import { toast } from '../../ui/toast.ts'
import { undoToast } from '../../ui/undo-toast.tsx'
import { mediaKey } from '../media-queries.ts'

interface Changed {
  file: MediaItem
  formerContentID: number | null
}

/** Notifies that a file has other content, and offers Undo. */
export const useContentToast = () => {
  const t = useTranslations('media')
  const tModal = useTranslations('modal')
  const client = useClient()
  const queries = useQueryClient()
  const messageOf = useMessage()
  const close = tModal('close')

  const undo = async ({ id, fileName: name, revision }: MediaItem, contentID: number) => {
    try {
      await client.media.restoreContent({ body: { id, contentID, force: true, revision } })
      toast({ message: t('restoredNamed', { name }), close })
    } catch (error) {
      if (!isRefusal(error) && !isOffline(error)) throw error
      const entries = isRefusal(error) ? error.entries : [{ property: '', code: 'G_02' as const }]
      toast({ message: t('restoreFailed', { name, reason: entries.map(messageOf).join(' ') }), close })
    } finally {
      void queries.invalidateQueries({ queryKey: mediaKey })
    }
  }
  return (message: string, { file, formerContentID }: Changed) => {
    if (formerContentID === null) return
    undoToast({ message, close, undo: { label: t('undo'), run: () => void undo(file, formerContentID) } })
  }
}
