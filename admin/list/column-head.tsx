import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import classes from './list-table.module.css'
import type { SortColumn } from './sort-controls.tsx'
import type { PagedList } from './use-paged-list.ts'

interface Props {
  title: string
  isSecondary: boolean | undefined
  list: Pick<PagedList<unknown>, 'columnToSort' | 'sortOrder' | 'sortBy'>
  /** Undefined if the list cannot be sorted by the column. */
  sort: SortColumn | undefined
  /** The default sort column. */
  isFirst: boolean
}

/** The heading of a column; sorts by it, and reverses the order when pressed again. */
export const ColumnHead = ({ title, isSecondary, list, sort, isFirst }: Props) => {
  if (!sort)
    return (
      <th scope="col" data-secondary={isSecondary}>
        {title}
      </th>
    )
  const { columnToSort, sortOrder } = list
  const isSorted = columnToSort === sort.value || (isFirst && columnToSort === '')
  const Arrow = sortOrder === 'asc' ? ArrowUp : ArrowDown
  const other = sortOrder === 'asc' ? 'desc' : 'asc'
  return (
    <th
      scope="col"
      data-secondary={isSecondary}
      aria-sort={isSorted ? (sortOrder === 'asc' ? 'ascending' : 'descending') : 'none'}
    >
      <button
        type="button"
        className={classes.sort}
        onClick={() => list.sortBy(sort.value, isSorted ? other : (sort.order ?? 'asc'))}
      >
        {title}
        {isSorted && <Arrow size={14} aria-hidden />}
      </button>
    </th>
  )
}
