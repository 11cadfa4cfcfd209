import { Avatar } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { DashboardList } from './dashboard-list.tsx'
import classes from './dashboard-screen.module.css'
import { LoadedSection } from './dashboard-section.tsx'
import { latestLanguages } from './latest-rows.ts'

/** The pages that changed last, with the faces of those who changed them. */
export const RecentPages = () => {
  const t = useTranslations('dashboard')
  const client = useClient()
  const query = useQuery({
    queryKey: ['pages', 'recent'],
    queryFn: async ({ signal }) => {
      const { data } = await client.page.overview({ body: latestFirst }, { signal })
      return latestLanguages(data.items)
    },
  })
  return (
    <LoadedSection title={t('recent')} query={query}>
      {pages => (
        <DashboardList rows={pages} rowKey={page => page.id} layout="people">
          {page => (
            <>
              <Avatar name={page.editor.name || '?'} title={page.editor.name} color="gray" size={24} />
              <div>
                <Link to="/pages/$id" params={{ id: String(page.id) }}>
                  {page.title}
                </Link>
                <p className={classes.locale}>
                  {page.editor.name} · <RelativeTime time={page.updatedAt} />
                </p>
              </div>
            </>
          )}
        </DashboardList>
      )}
    </LoadedSection>
  )
}

const latestFirst = { columnToSort: 'updatedAt', sortOrder: 'desc', pageSize: 8 } as const
