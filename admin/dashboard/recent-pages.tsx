import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useClient } from '../client.tsx'
import { useLocaleName } from '../pages/use-locale-name.ts'
import { PlanBadge } from '../ui/plan-badge.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { StateBadge } from '../ui/state-badge.tsx'
import classes from './dashboard-screen.module.css'

export const RecentPages = () => {
  const t = useTranslations('dashboard')
  const tList = useTranslations('list')
  const client = useClient()
  const nameOf = useLocaleName()
  const { data, isError, refetch } = useQuery({
    queryKey: ['pages', 'recent'],
    queryFn: async ({ signal }) => (await client.page.list({ body: newestFirst }, { signal })).data.items,
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
  if (!data) return <Skeleton height={240} mt="md" />
  if (data.length === 0) return <p>{t('noPages')}</p>
  return (
    <ul className={`${classes.recent} ${classes.pages}`}>
      {data.map(page => (
        <li key={page.id}>
          <Link to="/pages/$id" params={{ id: String(page.id) }}>
            {page.title}
          </Link>
          <span className={classes.locale}>{nameOf(page.locale)}</span>
          <span className={classes.state}>
            <StateBadge state={page.state} />
            {page.scheduled && <PlanBadge plan={page.scheduled} />}
          </span>
          <RelativeTime time={page.updatedAt} />
        </li>
      ))}
    </ul>
  )
}

const newestFirst = { columnToSort: 'updatedAt', sortOrder: 'desc', pageSize: 8 } as const
