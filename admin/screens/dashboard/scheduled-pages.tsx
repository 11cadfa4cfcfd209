import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ScheduleRow } from '@ximblox/contract/publication'
import { useFormatter, useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { DashboardList } from './dashboard-list.tsx'
import classes from './dashboard-screen.module.css'
import { LoadedSection } from './dashboard-section.tsx'
import { nextAction } from './next-action.ts'

/** Scheduled publications that failed, then those that are due next, day by day. */
export const ScheduledPages = () => {
  const t = useTranslations('dashboard')
  const format = useFormatter()
  const client = useClient()
  const query = useQuery({
    queryKey: ['pages', 'scheduled'],
    queryFn: async ({ signal }) =>
      (await client.page.listSchedules({ query: { pageSize: 8 } }, { signal })).data.items,
  })
  const dayOf = (row: ScheduleRow) => format.dateTime(new Date(nextAction(row).at), day)
  return (
    <LoadedSection title={t('scheduled')} query={query}>
      {rows =>
        [...Map.groupBy(rows, dayOf)].map(([name, ofDay]) => (
          <div key={name} className={classes.day}>
            <h3>{name}</h3>
            <DashboardList rows={ofDay} rowKey={({ pageID }) => pageID} layout="day">
              {schedule => <ScheduleSummary schedule={schedule} />}
            </DashboardList>
          </div>
        ))
      }
    </LoadedSection>
  )
}

const day = { weekday: 'long', day: 'numeric', month: 'long' } as const

const ScheduleSummary = ({ schedule }: { schedule: ScheduleRow }) => {
  const t = useTranslations('dashboard')
  const tPage = useTranslations('page')
  const format = useFormatter()
  const nameOf = useLocaleName()
  const { failure } = schedule
  const next = nextAction(schedule)
  const action = tPage(next.action)
  return (
    <>
      <time dateTime={next.at}>{format.dateTime(new Date(next.at), { timeStyle: 'short' })}</time>
      <div>
        <Link to="/pages/$id" params={{ id: String(schedule.pageID) }}>
          {schedule.title}
        </Link>
        <p className={classes.locale}>
          <span data-failed={failure !== null || undefined}>
            {failure ? t('failedAction', { action }) : action}
          </span>{' '}
          · {nameOf(schedule.locale)}
        </p>
      </div>
    </>
  )
}
