import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { DashboardList } from './dashboard-list.tsx'
import classes from './dashboard-screen.module.css'
import { LoadedSection } from './dashboard-section.tsx'
import { behindOf } from './latest-rows.ts'

const most = 5

/** Translations whose original has been published since they were last changed. */
export const ToTranslate = () => {
  const t = useTranslations('dashboard')
  const client = useClient()
  const nameOf = useLocaleName()
  const query = useQuery({
    queryKey: ['pages', 'behind'],
    queryFn: async ({ signal }) => {
      const oldest = { columnToSort: 'updatedAt', sortOrder: 'asc', pageSize: most } as const
      return (await client.page.overview({ body: { view: 'behind', ...oldest } }, { signal })).data
    },
  })
  return (
    <LoadedSection
      title={t('toTranslate')}
      links={
        <Link to="/" search={{ show: 'behind' }}>
          {t('allBehind', { count: String(query.data?.totalItems ?? 0) })}
        </Link>
      }
      query={{ ...query, data: query.data && behindOf(query.data.items) }}
    >
      {pages => (
        <DashboardList rows={pages} rowKey={page => page.id}>
          {page => (
            <>
              <Link to="/pages/$id" params={{ id: String(page.id) }}>
                {page.title}
              </Link>
              <span className={classes.locale}>{nameOf(page.locale)}</span>
              <RelativeTime time={page.updatedAt} />
            </>
          )}
        </DashboardList>
      )}
    </LoadedSection>
  )
}
