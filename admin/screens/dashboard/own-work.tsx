import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { LoadedSection } from './dashboard-section.tsx'
import { leading } from './latest-rows.ts'
import classes from './own-work.module.css'
import { WorkCard } from './work-card.tsx'

const most = 3

/** The pages that the user created or last edited and that are not finished, the latest first. */
export const OwnWork = () => {
  const t = useTranslations('dashboard')
  const client = useClient()
  const query = useQuery({
    queryKey: ['pages', 'mine'],
    queryFn: async ({ signal }) => {
      const latest = { columnToSort: 'updatedAt', sortOrder: 'desc', pageSize: most } as const
      return (await client.page.overview({ body: { view: 'mine', ...latest } }, { signal })).data
    },
  })
  const total = query.data?.totalItems ?? 0
  return (
    <LoadedSection
      title={t('continue')}
      links={
        total > most && (
          <Link to="/" search={{ show: 'mine' }}>
            {t('allMine', { count: String(total) })}
          </Link>
        )
      }
      query={{ ...query, data: query.data && leading(query.data.items) }}
    >
      {pages => (
        <ul className={classes.cards}>
          {pages.map(page => (
            <li key={page.id}>
              <WorkCard page={page} />
            </li>
          ))}
        </ul>
      )}
    </LoadedSection>
  )
}
