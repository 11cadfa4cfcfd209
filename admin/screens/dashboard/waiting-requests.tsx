import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { RequestLink } from '../../publication/request-link.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { DashboardList } from './dashboard-list.tsx'
import classes from './dashboard-screen.module.css'

/** The latest publication requests that concern the user. */
export const WaitingRequests = () => {
  const t = useTranslations('requests')
  const client = useClient()
  const query = useQuery({
    queryKey: ['pages', 'requests', 'latest'],
    queryFn: async ({ signal }) =>
      (await client.page.listRequests({ query: { pageSize: 5 } }, { signal })).data.items,
  })
  return (
    <section className={classes.section}>
      <div className={classes.head}>
        <Title order={2}>{t('waiting')}</Title>
        <Link to="/publication-requests">{t('all')}</Link>
      </div>
      <DashboardList query={query} empty={t('none')} rowKey={request => request.versionID}>
        {request => (
          <>
            <RequestLink request={request} />
            <span>{request.requester.name}</span>
            <RelativeTime time={request.requestedAt} />
          </>
        )}
      </DashboardList>
    </section>
  )
}
