import { VisuallyHidden } from '@mantine/core'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useClient } from '../api/client.tsx'
import { newCount } from '../submissions/states.ts'
import { submissionsKey } from '../submissions/use-forms.ts'
import type { MenuCountKind } from './menu-items.ts'
import classes from './menu-list.module.css'
import { useMayOpen } from './use-may-open.ts'

/** The number of what waits for someone, beside its menu item. */
export const MenuCount = ({ kind }: { kind: MenuCountKind }) => {
  const t = useTranslations('shell')
  const client = useClient()
  const mayOpen = useMayOpen()
  const queries: Record<
    MenuCountKind,
    { path: string } & Pick<UseQueryOptions<number>, 'queryKey' | 'queryFn'>
  > = {
    openRequests: {
      path: '/publication-requests',
      queryKey: ['pages', 'open-requests'],
      queryFn: async ({ signal }) =>
        (await client.page.listRequests({ query: { pageSize: 1 } }, { signal })).data.totalItems,
    },
    newSubmissions: {
      path: '/submissions',
      queryKey: [...submissionsKey, 'new'],
      queryFn: async ({ signal }) => {
        const forms = (await client.forms.list({}, { signal })).data
        return forms.reduce((sum, { states }) => sum + (newCount(states) ?? 0), 0)
      },
    },
    failures: {
      path: '/settings/jobs',
      queryKey: ['jobs', 'failures'],
      queryFn: async ({ signal }) =>
        (await client.job.list({ body: { pageSize: 1 } }, { signal })).data.totalItems,
    },
  }
  const { path, ...query } = queries[kind]
  const { data = 0 } = useQuery({ ...query, enabled: mayOpen(path), staleTime: 60_000 })
  if (data === 0) return null
  return (
    <>
      {' '}
      <span className={classes.count} aria-hidden>
        {data > 99 ? '99+' : data}
      </span>
      <VisuallyHidden component="span">{t(kind, { count: data })}</VisuallyHidden>
    </>
  )
}
