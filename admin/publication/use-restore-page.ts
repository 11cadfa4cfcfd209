import { useQueryClient } from '@tanstack/react-query'
import type { PageID } from '@ximblox/contract/ids'
import type { Page } from '@ximblox/contract/pages'
import { useTranslations } from 'use-intl'
import { useClient } from '../api/client.tsx'
import { entriesOf } from '../errors/entries-of.ts'
import { useMessage } from '../errors/use-message.ts'
import { toast } from '../ui/toast.ts'

interface RestoreOptions {
  pageID: PageID
  title: string
  /** Restores it from the bin. */
  deleted: boolean
  /** It was live before. */
  live: boolean
  /** The user has the permission to publish it again. */
  mayRepublish: boolean
}

/** Undoes deleting or unpublishing: restores the page and publishes it again if it was live. */
export const useRestorePage = () => {
  const t = useTranslations('publication')
  const tBin = useTranslations('bin')
  const tModal = useTranslations('modal')
  const client = useClient()
  const queries = useQueryClient()
  const messageOf = useMessage()
  return async ({
    pageID,
    title,
    deleted,
    live,
    mayRepublish,
  }: RestoreOptions): Promise<Page | undefined> => {
    const params = { id: pageID }
    const close = tModal('close')
    try {
      let answer = deleted ? await client.page.restore({ params }) : undefined
      if (live && mayRepublish) answer = await client.page.republish({ params })
      toast({ message: live && !mayRepublish ? tBin('restored', { title }) : t('undone', { title }), close })
      return answer?.page
    } catch (error) {
      toast({
        message: [t('undoFailed', { title }), ...entriesOf(error).map(messageOf)].join(' '),
        close,
        kind: 'failed',
      })
    } finally {
      void queries.invalidateQueries({ queryKey: ['pages'] })
    }
  }
}
