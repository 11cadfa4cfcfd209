import { Button, Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useClient } from '../client.tsx'
import { RequestLink } from '../publication/request-link.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import classes from './dashboard-screen.module.css'

/** The newest publication requests that one has to do with. */
export const WaitingRequests = () => {
  const t = useTranslations('requests')
  return (
    <section className={classes.section}>
      <div className={classes.head}>
        <Title order={2}>{t('waiting')}</Title>
        <Link to="/publication-requests">{t('all')}</Link>
      </div>
      <Requests />
    </section>
  )
}

const Requests = () => {
  const t = useTranslations('requests')
  const tList = useTranslations('list')
  const client = useClient()
  const { data, isError, refetch } = useQuery({
    queryKey: ['pages', 'requests', 'newest'],
    queryFn: async ({ signal }) =>
      (await client.page.listRequests({ query: { pageSize: 5 } }, { signal })).data.items,
  })
  if (isError) {
    return (
      <p role="alert">
        {tList('failed')}{' '}
        <Button variant="default" size="xs" onClick={() => void refetch()}>
          {tList('retry')}
        </Button>
      </p>
    )
  }
  if (!data) return <Skeleton height={80} mt="md" />
  if (data.length === 0) return <p>{t('none')}</p>
  return (
    <ul className={classes.recent}>
      {data.map(request => (
        <li key={request.versionID}>
          <RequestLink request={request} />
          <span>{request.requester.name}</span>
          <RelativeTime time={request.requestedAt} />
        </li>
      ))}
    </ul>
  )
}
