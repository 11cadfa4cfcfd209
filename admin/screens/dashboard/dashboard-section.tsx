import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LoadFailed } from '../../ui/load-failed.tsx'
import classes from './dashboard-screen.module.css'

interface SectionProps {
  title: string
  /** Leads to more of it, at the end of the head. */
  links?: ReactNode
  children: ReactNode
}

export const DashboardSection = ({ title, links, children }: SectionProps) => (
  <section className={classes.section}>
    <div className={classes.head}>
      <Title order={2}>{title}</Title>
      {links !== undefined && <div className={classes.links}>{links}</div>}
    </div>
    {children}
  </section>
)

export interface SectionQuery<Row> {
  data: readonly Row[] | undefined
  isError: boolean
  refetch: () => unknown
}

interface Props<Row> extends Omit<SectionProps, 'children'> {
  query: SectionQuery<Row>
  children: (rows: readonly Row[]) => ReactNode
}

/** A section of what was loaded. While that is nothing, the section is not there. */
export const LoadedSection = <Row,>({ query: { data, isError, refetch }, children, ...head }: Props<Row>) => {
  const t = useTranslations('list')
  if (isError)
    return (
      <DashboardSection {...head}>
        <LoadFailed message={t('failed')} onRetry={() => void refetch()} />
      </DashboardSection>
    )
  if (!data?.length) return null
  return <DashboardSection {...head}>{children(data)}</DashboardSection>
}
