import { Button } from '@mantine/core'
import type { OpenRequest, Page } from '@ximblox/contract/pages'
import { useTranslations } from 'use-intl'
import { useClient } from '../../client.tsx'
import { useDecidable } from '../../publication/use-decidable.ts'
import { usePageCall } from '../../publication/use-page-call.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { toast } from '../../ui/toast.ts'
import notices from '../editor-notices.module.css'
import type { PageDialogName } from './page-dialog.tsx'
import classes from './publication-notices.module.css'

interface Props {
  page: Page
  request: OpenRequest
  onPage: (page: Page) => void
  onAsk: (name: PageDialogName) => void
}

/** Who asks for publication and why, and what one may do about it. */
export const RequestNotice = ({ page, request, onPage, onAsk }: Props) => {
  const t = useTranslations('publication')
  const tModal = useTranslations('modal')
  const client = useClient()
  const may = useDecidable()(page, request)
  const { busy, run } = usePageCall()
  const revoke = async () => {
    const answer = await run(() => client.page.revokePublication({ params: { id: page.id } }))
    if (!answer) return
    onPage(answer.page)
    toast({ message: t('revoked', { title: page.title }), close: tModal('close') })
  }
  return (
    <div className={notices.notice}>
      <div className={classes.words}>
        {t('asked', { name: request.requester.name })} <RelativeTime time={request.requestedAt} />
        {request.comment !== '' && <blockquote className={classes.comment}>{request.comment}</blockquote>}
        {request.versionID !== page.pageVersion.id && <p className={classes.earlier}>{t('askedEarlier')}</p>}
      </div>
      {may.decide && (
        <>
          <Button size="xs" onClick={() => onAsk('accept')}>
            {t('accept')}
          </Button>
          <Button size="xs" variant="default" onClick={() => onAsk('reject')}>
            {t('reject')}
          </Button>
        </>
      )}
      {may.revoke && (
        <Button size="xs" variant="subtle" color="gray" loading={busy} onClick={() => void revoke()}>
          {t('revoke')}
        </Button>
      )}
    </div>
  )
}
