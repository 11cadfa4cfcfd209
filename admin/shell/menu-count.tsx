import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useClient } from '../api/client.tsx'
import classes from './menu-list.module.css'

/** The number of open publication requests, beside their menu item. */
export const MenuCount = () => {
  const t = useTranslations('shell')
  const client = useClient()
  const { data = 0 } = useQuery({
    queryKey: ['pages', 'open-requests'],
    queryFn: async ({ signal }) => {
      const query = { pageSize: 1 }
      return (await client.page.listRequests({ query }, { signal })).data.totalItems
    },
    staleTime: 60_000,
  })
  if (data === 0) return null
  return (
    <>
      {' '}
      <span className={classes.count} aria-hidden>
        {data > 99 ? '99+' : data}
      </span>
      <VisuallyHidden component="span">{t('openRequests', { count: data })}</VisuallyHidden>
    </>
  )
}
