import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useSession } from '../../session/use-session.ts'
import { DashboardList } from './dashboard-list.tsx'
import classes from './dashboard-screen.module.css'
import { latestOf } from './latest-rows.ts'
import { PageSummary } from './page-summary.tsx'

const unfinishedStates = ['concept', 'unpublished-changes'] as const
const maxPages = 6

/** Pages that the user created or last edited and whose latest version is not published. */
export const MyPages = () => {
  const t = useTranslations('dashboard')
  const tState = useTranslations('page.state')
  const client = useClient()
  const madeBy = useSession().user?.ID
  const query = useQuery({
    queryKey: ['pages', 'mine', madeBy],
    queryFn: async ({ signal }) => {
      const latest = { columnToSort: 'updatedAt', sortOrder: 'desc', pageSize: maxPages } as const
      return Promise.all(
        unfinishedStates.map(async state => ({
          state,
          ...(await client.page.list({ body: { state, madeBy, ...latest } }, { signal })).data,
        })),
      )
    },
    enabled: madeBy !== undefined,
  })
  const { data: byState = [] } = query
  return (
    <section className={classes.section}>
      <div className={classes.head}>
        <Title order={2}>{t('mine')}</Title>
        <div className={classes.stateLinks}>
          {byState
            .filter(({ totalItems }) => totalItems > 0)
            .map(({ state, totalItems }) => (
              <Link key={state} to="/" search={{ state, by: 'me' }}>
                {tState(state)} ({totalItems})
              </Link>
            ))}
        </div>
      </div>
      <DashboardList
        query={{ ...query, data: query.data && latestOf(query.data, maxPages) }}
        empty={t('nothingMine')}
        rowKey={page => page.id}
        isWide
      >
        {page => <PageSummary page={page} />}
      </DashboardList>
    </section>
  )
}
