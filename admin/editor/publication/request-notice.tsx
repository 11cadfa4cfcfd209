import { Button } from '@mantine/core'
import type { OpenRequest, Page } from '@ximblox/contract/pages'
import { useTranslations } from 'use-intl'
import { DecisionButtons } from '../../publication/decision-buttons.tsx'
import { mayDecide } from '../../publication/request-actions.ts'
import { ReviewLink } from '../../publication/review-link.tsx'
import { useRequestActions } from '../../publication/use-request-actions.ts'
import { useRevoke } from '../../publication/use-revoke.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import notices from '../notice.module.css'
import type { PageDialogName } from './page-actions.ts'
import classes from './publication-notices.module.css'
import { useIsOlder } from './use-is-older.ts'

interface Props {
  page: Page
  request: OpenRequest
  onPage: (page: Page) => void
  onAsk: (name: PageDialogName) => void
}

/** The publication request and its comment, with the actions this user may take. */
export const RequestNotice = ({ page, request, onPage, onAsk }: Props) => {
  const t = useTranslations('publication')
  const tVersions = useTranslations('versions')
  const may = useRequestActions()(page, request)
  const isOlder = useIsOlder(request.versionID)
  const { isBusy, revoke } = useRevoke()
  const takeBack = async () => {
    const revoked = await revoke(page.id)
    if (revoked) onPage(revoked)
  }
  return (
    <div className={notices.notice}>
      <div className={classes.text}>
        {t('requestedBy', { name: request.requester.name })}{' '}
        <span className={classes.when}>
          <RelativeTime time={request.requestedAt} />
        </span>
        {request.comment !== '' && <blockquote className={classes.comment}>{request.comment}</blockquote>}
        {isOlder && <p className={classes.earlier}>{t('requestedEarlier')}</p>}
      </div>
      {mayDecide(may) ? (
        <ReviewLink variant="filled" request={{ pageID: page.id, versionID: request.versionID }} />
      ) : (
        <ButtonLink
          size="xs"
          variant="default"
          to="/pages/$id/compare"
          params={{ id: String(page.id) }}
          search={{ until: String(request.versionID) }}
        >
          {tVersions('compare')}
        </ButtonLink>
      )}
      <DecisionButtons may={may} size="xs" isSecondary onDecide={onAsk} />
      {may.revoke && (
        <Button size="xs" variant="subtle" color="gray" loading={isBusy} onClick={() => void takeBack()}>
          {t('revoke')}
        </Button>
      )}
    </div>
  )
}
