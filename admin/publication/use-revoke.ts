import type { PageID } from '@ximblox/contract/ids'
import type { Page } from '@ximblox/contract/pages'
import { useTranslations } from 'use-intl'
import { useClient } from '../api/client.tsx'
import { toast } from '../ui/toast.ts'
import { usePageCall } from './use-page-call.ts'

export const useRevoke = () => {
  const t = useTranslations('publication')
  const client = useClient()
  const { isBusy, run } = usePageCall()
  const revoke = async (pageID: PageID): Promise<Page | undefined> => {
    const answer = await run(() => client.page.revokePublication({ params: { id: pageID } }))
    if (answer) toast(t('revoked', { title: answer.page.title }))
    return answer?.page
  }
  return { isBusy, revoke }
}
