import type { ReactNode } from 'react'
import classes from './list-bar.module.css'
import { SearchBox } from './search-box.tsx'

interface Props {
  /** Without it there is no search. */
  search?: { term: string; onSearch: (term: string) => void } | undefined
  /** Filters. */
  children?: ReactNode
  /** Shown at the end of the bar. */
  end?: ReactNode
}

/** The bar above a list: search, filters, how many there are and how they are displayed. */
export const ListBar = ({ search, children, end }: Props) => (
  <div className={classes.bar}>
    {search && <SearchBox {...search} />}
    {children}
    {end && <div className={classes.end}>{end}</div>}
  </div>
)
