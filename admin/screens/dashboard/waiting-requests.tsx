import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { RequestRow } from '@ximblox/contract/publication'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ChangesSummary } from '../../comparison/changes-summary.tsx'
import { mayDecide } from '../../publication/request-actions.ts'
import { RequestLink } from '../../publication/request-link.tsx'
import { ReviewLink } from '../../publication/review-link.tsx'
import { useRequestActions } from '../../publication/use-request-actions.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { DashboardList } from './dashboard-list.tsx'
import classes from './dashboard-screen.module.css'
import { LoadedSection } from './dashboard-section.tsx'

/** The latest publication requests: those that the user decides on, and their own that others decide on. */
export const WaitingRequests = () => {
  const t = useTranslations('requests')
  const tDashboard = useTranslations('dashboard')
  const client = useClient()
  const actionsFor = useRequestActions()
  const query = useQuery({
    queryKey: ['pages', 'requests', 'latest'],
    queryFn: async ({ signal }) =>
      (await client.page.listRequests({ query: { pageSize: 10 } }, { signal })).data.items,
  })
  const isMine = (row: RequestRow) => mayDecide(actionsFor(row, row))
  return (
    <>
      <LoadedSection
        title={t('waiting')}
        links={<Link to="/publication-requests">{t('all')}</Link>}
        query={{ ...query, data: query.data?.filter(isMine) }}
      >
        {requests => (
          <DashboardList rows={requests} rowKey={row => row.versionID} layout="requests">
            {row => (
              <>
                <div>
                  <RequestLink request={row} />
                  <p className={classes.locale}>
                    {row.requester.name} · <RelativeTime time={row.requestedAt} />
                  </p>
                  <ChangesSummary {...row} />
                  {row.comment !== '' && <p className={classes.comment}>{row.comment}</p>}
                </div>
                <ReviewLink request={row} />
              </>
            )}
          </DashboardList>
        )}
      </LoadedSection>
      {/* An error is shown once, above. */}
      <LoadedSection
        title={tDashboard('others')}
        query={{ ...query, isError: false, data: query.data?.filter(row => !isMine(row)) }}
      >
        {requests => (
          <DashboardList rows={requests} rowKey={row => row.versionID}>
            {row => (
              <>
                <RequestLink request={row} />
                <span>{row.requester.name}</span>
                <RelativeTime time={row.requestedAt} />
              </>
            )}
          </DashboardList>
        )}
      </LoadedSection>
    </>
  )
}
