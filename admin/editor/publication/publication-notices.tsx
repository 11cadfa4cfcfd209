import type { Page } from '@ximblox/contract/pages'
import { PlanNotice } from './plan-notice.tsx'
import { RejectionNotice } from './rejection-notice.tsx'
import { RequestNotice } from './request-notice.tsx'
import { usePageDialog } from './use-page-dialog.tsx'

interface Props {
  page: Page
  onPage: (page: Page) => void
}

/** What is asked for and what is planned, below the top bar. */
export const PublicationNotices = ({ page, onPage }: Props) => {
  const { ask, dialog } = usePageDialog(page, onPage)
  return (
    <>
      {page.request ? (
        <RequestNotice page={page} request={page.request} onPage={onPage} onAsk={ask} />
      ) : (
        page.rejection && <RejectionNotice rejection={page.rejection} />
      )}
      <PlanNotice page={page} onPage={onPage} onAsk={ask} />
      {dialog}
    </>
  )
}
