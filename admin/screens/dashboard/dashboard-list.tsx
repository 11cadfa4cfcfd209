import type { ReactNode } from 'react'
import classes from './dashboard-screen.module.css'

interface Props<Row> {
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** A row has two columns between its title and its time. */
  isWide?: boolean
  /** Rows of requests with their buttons, of people with their faces, or of one day with their times. */
  layout?: 'requests' | 'people' | 'day'
  children: (row: Row) => ReactNode
}

export const DashboardList = <Row,>({ rows, rowKey, isWide, layout, children }: Props<Row>) => (
  <ul className={isWide ? `${classes.list} ${classes.pages}` : classes.list} data-layout={layout}>
    {rows.map(row => (
      <li key={rowKey(row)}>{children(row)}</li>
    ))}
  </ul>
)
