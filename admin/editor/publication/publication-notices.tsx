import type { Page } from '@ximblox/contract/pages'
import { useTranslations } from 'use-intl'
import notices from '../notice.module.css'
import { RejectionNotice } from './rejection-notice.tsx'
import { RequestNotice } from './request-notice.tsx'
import { ScheduleNotice } from './schedule-notice.tsx'
import { useIsOlder } from './use-is-older.ts'
import { usePageDialog } from './use-page-dialog.tsx'
import { useSecondPerson } from './use-second-person.ts'

interface Props {
  page: Page
  onPage: (page: Page) => void
}

/** The publication request and the schedule, below the top bar. */
export const PublicationNotices = ({ page, onPage }: Props) => {
  const t = useTranslations('fourEyes')
  const { ask, dialog } = usePageDialog(page, onPage)
  const { isNeeded } = useSecondPerson(page)
  // The request notice already says who may decide.
  const isRequested = !useIsOlder(page.request?.versionID ?? 0)
  return (
    <>
      <output className={notices.spoken}>
        {isNeeded && !isRequested && <span className={notices.notice}>{t('authored')}</span>}
      </output>
      {page.request ? (
        <RequestNotice page={page} request={page.request} onPage={onPage} onAsk={ask} />
      ) : (
        page.rejection && <RejectionNotice rejection={page.rejection} />
      )}
      <ScheduleNotice page={page} onPage={onPage} onAsk={ask} />
      {dialog}
    </>
  )
}
