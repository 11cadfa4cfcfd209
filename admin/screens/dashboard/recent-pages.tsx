import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { DashboardList } from './dashboard-list.tsx'
import classes from './dashboard-screen.module.css'
import { PageSummary } from './page-summary.tsx'

export const RecentPages = () => {
  const t = useTranslations('dashboard')
  const client = useClient()
  const query = useQuery({
    queryKey: ['pages', 'recent'],
    queryFn: async ({ signal }) => (await client.page.list({ body: latestFirst }, { signal })).data.items,
  })
  return (
    <section className={classes.section}>
      <Title order={2}>{t('recent')}</Title>
      <DashboardList query={query} empty={t('noPages')} rowKey={page => page.id} isWide>
        {page => <PageSummary page={page} />}
      </DashboardList>
    </section>
  )
}

const latestFirst = { columnToSort: 'updatedAt', sortOrder: 'desc', pageSize: 8 } as const
