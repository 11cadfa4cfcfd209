import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useClient } from '../api/client.tsx'
import { StateBlock } from '../ui/state-block.tsx'
import classes from './not-found-screen.module.css'

/** Links to the pages that were changed last. */
export const LatestPages = () => {
  const t = useTranslations('shell')
  const client = useClient()
  const { data = [] } = useQuery({
    queryKey: ['pages', 'latest'],
    queryFn: async ({ signal }) => (await client.page.list({ body: latestFirst }, { signal })).data.items,
  })
  if (data.length === 0) return null
  return (
    <section>
      <Title order={2}>{t('recentPages')}</Title>
      <ul className={classes.pages}>
        {data.map(page => (
          <li key={page.id}>
            <Link to="/pages/$id" params={{ id: String(page.id) }} className={classes.page}>
              <StateBlock state={page.state} />
              {page.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const latestFirst = { columnToSort: 'updatedAt', sortOrder: 'desc', pageSize: 5 } as const
