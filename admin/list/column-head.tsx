import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import classes from './list-table.module.css'
import type { SortColumn } from './sort-controls.tsx'
import type { PagedList } from './use-paged-list.ts'

interface Props {
  title: string
  isSecondary: boolean | undefined
  list: Pick<PagedList<unknown>, 'columnToSort' | 'sortOrder' | 'sortBy'>
  /** The name of the column in the order of the list. */
  name: string
  /** Undefined if nobody can choose to sort by the column. */
  sort: SortColumn | undefined
}

/** The heading of a column; sorts by it, and reverses the order when pressed again. */
export const ColumnHead = ({ title, isSecondary, list, name, sort }: Props) => {
  const { columnToSort, sortOrder } = list
  const isSorted = columnToSort === name
  const Arrow = sortOrder === 'asc' ? ArrowUp : ArrowDown
  const other = sortOrder === 'asc' ? 'desc' : 'asc'
  const label = (
    <span className={classes.title}>
      {title}
      {isSorted && <Arrow size={14} aria-hidden />}
    </span>
  )
  return (
    <th
      scope="col"
      data-secondary={isSecondary}
      aria-sort={isSorted ? (sortOrder === 'asc' ? 'ascending' : 'descending') : sort && 'none'}
    >
      {sort ? (
        <button
          type="button"
          className={classes.sort}
          onClick={() => list.sortBy(name, isSorted ? other : (sort.order ?? 'asc'))}
        >
          {label}
        </button>
      ) : (
        label
      )}
    </th>
  )
}
