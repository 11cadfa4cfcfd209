import type { Page } from '@ximblox/contract/pages'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import type { UnpublishResponse } from '../../publication/unpublish-response-field.tsx'
import { useMayRepublish } from '../../publication/use-may-republish.ts'
import { useRestorePage } from '../../publication/use-restore-page.ts'
import { toast } from '../../ui/toast.ts'
import { undoToast } from '../../ui/undo-toast.tsx'
import { orNotify } from './or-notify.ts'

/** Unpublishes a page, and offers to undo that to those who may. */
export const useUnpublish = (page: Page, onPage: (page: Page) => void) => {
  const t = useTranslations('editor.bar')
  const tPage = useTranslations('page')
  const tPublication = useTranslations('publication')
  const client = useClient()
  const bringBack = useRestorePage()
  const mayRepublish = useMayRepublish()(page)
  const params = { id: page.id }
  const { title } = page
  return async (response: UnpublishResponse) => {
    const unpublishing = client.page.unpublish({ params, body: response })
    const answer = await orNotify(unpublishing, t('unpublishFailed'))
    onPage(answer.page)
    const message = tPage('unpublishedToast', { title })
    if (!mayRepublish) {
      toast(message)
      return true
    }
    const undo = async () => {
      const back = await bringBack({ pageID: page.id, title, deleted: false, live: true, mayRepublish })
      if (back) onPage(back)
    }
    undoToast({
      message,
      undo: { label: tPublication('undo'), run: () => void undo() },
    })
    return true
  }
}
