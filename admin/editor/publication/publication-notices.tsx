import { useTranslations } from 'use-intl'
import notices from '../notice.module.css'
import { useOpenedPage } from '../opened-page.ts'
import { usePageDialog } from './page-dialog-provider.tsx'
import { RejectionNotice } from './rejection-notice.tsx'
import { RequestNotice } from './request-notice.tsx'
import { ScheduleNotice } from './schedule-notice.tsx'
import { useIsOlder } from './use-is-older.ts'
import { useSecondPerson } from './use-second-person.ts'

/** The publication request and the schedule of the page, with what the user may do about them. */
export const PublicationNotices = () => {
  const t = useTranslations('fourEyes')
  const { page, onPage } = useOpenedPage()
  const ask = usePageDialog()
  const { isNeeded } = useSecondPerson(page)
  // The request notice already says who may decide.
  const isRequested = !useIsOlder(page.request?.versionID)
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
    </>
  )
}
