import { Button, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ColumnHead } from './column-head.tsx'
import classes from './list-table.module.css'
import type { SortColumn } from './sort-controls.tsx'
import type { PagedList } from './use-paged-list.ts'

/** A column of a list. */
export interface Column<Row> {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  /** Hidden in narrow windows. */
  isSecondary?: boolean
  /** The sort key of the column, if it differs from its id. */
  sort?: string
}

interface Props<Row> {
  list: PagedList<Row>
  label: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  /** Clears the filters; present if one is set. */
  onClearFilters?: (() => void) | undefined
  sortColumns?: readonly SortColumn[]
}

export const ListTable = <Row,>({
  list,
  label,
  columns,
  rowKey,
  onClearFilters,
  sortColumns = [],
}: Props<Row>) => {
  const { items, isLoading, isFailed } = list
  return (
    <table className={classes.table} aria-label={label} aria-busy={isLoading}>
      <thead>
        <tr>
          {columns.map(({ id, title, isSecondary, sort }) => (
            <ColumnHead
              key={id}
              title={title}
              isSecondary={isSecondary}
              list={list}
              name={sort ?? id}
              sort={sortColumns.find(({ value }) => value === (sort ?? id))}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {isFailed && <FailedRow span={columns.length} onRetry={list.retry} />}
        {!items && !isFailed && <LoadingRows columns={columns} />}
        {items?.length === 0 && !isFailed && (
          <NoMatchRow span={columns.length} list={list} onClearFilters={onClearFilters} />
        )}
        {items?.map(row => (
          <tr key={rowKey(row)}>
            {columns.map(({ id, cell, isSecondary }) => (
              <td key={id} data-secondary={isSecondary}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const FailedRow = ({ span, onRetry }: { span: number; onRetry: () => void }) => {
  const t = useTranslations('list')
  return (
    <tr>
      <td colSpan={span} className={classes.message}>
        <span role="alert">{t('failed')}</span>
        <Button variant="default" size="xs" onClick={onRetry}>
          {t('retry')}
        </Button>
      </td>
    </tr>
  )
}

interface NoMatchProps {
  span: number
  list: Pick<PagedList<unknown>, 'searchTerm' | 'search'>
  onClearFilters: (() => void) | undefined
}

/** Says that nothing matches the search and the filters, and offers to clear both. */
export const NoMatchRow = ({ span, list, onClearFilters }: NoMatchProps) => {
  const t = useTranslations('search')
  const tList = useTranslations('list')
  return (
    <tr>
      <td colSpan={span} className={classes.message}>
        <span>{t('noResults')}</span>
        {list.searchTerm !== '' && (
          <Button variant="default" size="xs" onClick={() => list.search('')}>
            {t('clear')}
          </Button>
        )}
        {onClearFilters && (
          <Button variant="default" size="xs" onClick={onClearFilters}>
            {tList('showAll')}
          </Button>
        )}
      </td>
    </tr>
  )
}

/** About as many rows as a short list has, to avoid a layout shift. */
const LoadingRows = ({ columns }: { columns: readonly { id: string; isSecondary?: boolean }[] }) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map(row => (
    <tr key={row}>
      {columns.map(({ id, isSecondary }) => (
        <td key={id} data-secondary={isSecondary}>
          <Skeleton height={14} my={5} width="70%" />
        </td>
      ))}
    </tr>
  ))
