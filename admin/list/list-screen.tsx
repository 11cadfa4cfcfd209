import type { ReactNode } from 'react'
import classes from './list-screen.module.css'
import { type Column, ListTable } from './list-table.tsx'
import { Pager } from './pager.tsx'
import { SearchBox } from './search-box.tsx'
import { type SortColumn, SortControls } from './sort-controls.tsx'
import type { PagedList } from './use-paged-list.ts'

interface Props<Row> {
  list: PagedList<Row>
  /** The accessible name of the table. */
  label: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  /** Without them there are no sort controls. */
  sortColumns?: readonly SortColumn[]
  searchable?: boolean
  /** Shown if the list has no items at all, as opposed to no search results. */
  empty?: string | undefined
  /** Controls of this list, such as filters. */
  controls?: ReactNode
  /** Clears the filters; present if one is set. */
  onClearFilters?: (() => void) | undefined
}

/** A list, page by page, with search, sorting and filters in its URL, and its empty, loading and failed states. */
export const ListScreen = <Row,>({
  list,
  label,
  columns,
  rowKey,
  sortColumns,
  searchable,
  empty,
  controls,
  onClearFilters,
}: Props<Row>) => (
  <section aria-label={label} className={classes.list}>
    <div className={classes.controls}>
      {controls}
      {sortColumns && <SortControls list={list} columns={sortColumns} />}
      {searchable && <SearchBox term={list.searchTerm} onSearch={list.search} />}
    </div>
    <ListTable
      list={list}
      label={label}
      columns={columns}
      rowKey={rowKey}
      empty={empty}
      onClearFilters={onClearFilters}
      {...(sortColumns && { sortColumns })}
    />
    <Pager pageIndex={list.pageIndex} pageCount={list.pageCount} onPage={list.goTo} />
  </section>
)
