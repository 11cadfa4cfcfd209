import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LoadFailed } from '../../ui/load-failed.tsx'
import classes from './dashboard-screen.module.css'

interface Props<Row> {
  query: { data: readonly Row[] | undefined; isError: boolean; refetch: () => unknown }
  /** Shown when there are no rows. */
  empty: string
  rowKey: (row: Row) => string | number
  /** A row has two columns between its title and its time. */
  isWide?: boolean
  /** Rows of requests with their buttons, or of people with their faces. */
  layout?: 'requests' | 'people'
  children: (row: Row) => ReactNode
}

export const DashboardList = <Row,>({ query, empty, rowKey, isWide, layout, children }: Props<Row>) => {
  const t = useTranslations('list')
  const { data, isError, refetch } = query
  if (isError) return <LoadFailed message={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={120} mt="md" />
  if (data.length === 0) return <p className={classes.empty}>{empty}</p>
  return (
    <ul className={isWide ? `${classes.list} ${classes.pages}` : classes.list} data-layout={layout}>
      {data.map(row => (
        <li key={rowKey(row)}>{children(row)}</li>
      ))}
    </ul>
  )
}
