import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyState } from '../ui/empty-state.tsx'
import { ListBar } from './list-bar.tsx'
import classes from './list-screen.module.css'
import { type Column, ListTable } from './list-table.tsx'
import { ListTotal } from './list-total.tsx'
import { OrderMenu } from './order-menu.tsx'
import { Pager } from './pager.tsx'
import type { SortColumn } from './sort-controls.tsx'
import type { PagedList } from './use-paged-list.ts'

interface Props<Row> {
  list: PagedList<Row>
  /** The accessible name of the table. */
  label: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  /** Without them nobody can choose the order. */
  sortColumns?: readonly SortColumn[]
  searchable?: boolean
  /** Says what the list is for, if it has no items at all, as opposed to no search results. */
  empty?: string | undefined
  /** What makes the first item. */
  emptyAction?: ReactNode
  /** Filters. */
  controls?: ReactNode
  /** Clears the filters; present if one is set. */
  onClearFilters?: (() => void) | undefined
  /** What can be done with the selected rows. */
  selection?: ReactNode
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
  emptyAction,
  controls,
  onClearFilters,
  selection,
}: Props<Row>) => {
  const t = useTranslations('list')
  const isNarrowed = list.searchTerm !== '' || onClearFilters !== undefined
  if (list.items?.length === 0 && !list.isLoading && !list.isFailed && !isNarrowed)
    return (
      <section aria-label={label}>
        <EmptyState shape="rows" action={emptyAction}>
          {empty ?? t('empty')}
        </EmptyState>
      </section>
    )
  return (
    <section aria-label={label} className={classes.list}>
      <ListBar
        search={searchable ? { term: list.searchTerm, onSearch: list.search } : undefined}
        end={
          <>
            {selection}
            <ListTotal list={list} />
            {sortColumns && <OrderMenu list={list} columns={sortColumns} />}
          </>
        }
      >
        {controls}
      </ListBar>
      <ListTable
        list={list}
        label={label}
        columns={columns}
        rowKey={rowKey}
        onClearFilters={onClearFilters}
        {...(sortColumns && { sortColumns })}
      />
      <Pager pageIndex={list.pageIndex} pageCount={list.pageCount} onPage={list.goTo} />
    </section>
  )
}
