import { useQueryClient } from '@tanstack/react-query'
import type { PageID } from '@ximblox/contract/ids'
import type { Page } from '@ximblox/contract/pages'
import { useTranslations } from 'use-intl'
import { useClient } from '../api/client.tsx'
import { entriesOf } from '../errors/entries-of.ts'
import { useMessage } from '../errors/use-message.ts'
import { toast } from '../ui/toast.ts'
import { useAnnounceFiles } from './use-announce-files.ts'

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
  const client = useClient()
  const announceFiles = useAnnounceFiles()
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
    try {
      const restored = deleted ? await client.page.restore({ params }) : undefined
      const republished = live && mayRepublish ? await client.page.republish({ params }) : undefined
      toast(live && !mayRepublish ? tBin('restored', { title }) : t('undone', { title }))
      if (restored) announceFiles(restored)
      return (republished ?? restored)?.page
    } catch (error) {
      toast([t('undoFailed', { title }), ...entriesOf(error).map(messageOf)].join(' '), 'failed')
    } finally {
      void queries.invalidateQueries({ queryKey: ['pages'] })
    }
  }
}
