import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ScheduleRow } from '@ximblox/contract/publication'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { DashboardList } from './dashboard-list.tsx'
import classes from './dashboard-screen.module.css'
import { nextAction } from './next-action.ts'

/** Scheduled publications that failed, then those that are due next. */
export const ScheduledPages = () => {
  const t = useTranslations('dashboard')
  const client = useClient()
  const query = useQuery({
    queryKey: ['pages', 'scheduled'],
    queryFn: async ({ signal }) =>
      (await client.page.listSchedules({ query: { pageSize: 5 } }, { signal })).data.items,
  })
  return (
    <section className={classes.section}>
      <Title order={2}>{t('scheduled')}</Title>
      <DashboardList query={query} empty={t('nothingScheduled')} rowKey={schedule => schedule.pageID} isWide>
        {schedule => <ScheduleSummary schedule={schedule} />}
      </DashboardList>
    </section>
  )
}

const ScheduleSummary = ({ schedule }: { schedule: ScheduleRow }) => {
  const t = useTranslations('dashboard')
  const tPage = useTranslations('page')
  const nameOf = useLocaleName()
  const { failure } = schedule
  const next = nextAction(schedule)
  return (
    <>
      <Link to="/pages/$id" params={{ id: String(schedule.pageID) }}>
        {schedule.title}
      </Link>
      <span className={classes.locale}>{nameOf(schedule.locale)}</span>
      <span data-failed={failure !== null || undefined}>
        {failure ? t('failedAction', { action: tPage(next.action) }) : tPage(next.action)}
      </span>
      <RelativeTime time={next.at} />
    </>
  )
}
