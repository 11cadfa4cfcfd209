import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { AttentionList } from './attention-list.tsx'
import { StatusFacts } from './status-facts.tsx'
import classes from './status-screen.module.css'

/** `/cmsadmin/settings/status`: what needs attention, and what the site runs on. */
export const StatusScreen = () => (
  <>
    <ScreenHead />
    <Status />
  </>
)

const refreshEvery = 30_000

const Status = () => {
  const t = useTranslations('status')
  const client = useClient()
  const { data, error, refetch } = useQuery({
    queryKey: ['status'],
    queryFn: ({ signal }) => client.status.get({}, { signal }),
    refetchInterval: refreshEvery,
  })
  if (error && !data) return <LoadFailed message={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={240} maw={720} />
  return (
    <div className={classes.sections}>
      <AttentionList status={data} />
      <StatusFacts status={data} />
    </div>
  )
}
