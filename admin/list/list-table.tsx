import { Button, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ColumnHead } from './column-head.tsx'
import classes from './list-table.module.css'
import type { SortColumn } from './sort-controls.tsx'
import type { PagedList } from './use-paged-list.ts'

export interface Column<Row> {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  /** Hidden in narrow windows. */
  spare?: boolean
  /** The sort key of the column, if it differs from its id. */
  sort?: string
}

interface Props<Row> {
  list: PagedList<Row>
  label: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  /** Shown if the list has no items at all. */
  empty?: string | undefined
  /** Clears the filters; present if one is set. */
  onShowAll?: (() => void) | undefined
  sortColumns?: readonly SortColumn[]
}

export const ListTable = <Row,>({
  list,
  label,
  columns,
  rowKey,
  empty,
  onShowAll,
  sortColumns = [],
}: Props<Row>) => {
  const { items, isLoading, isFailed } = list
  return (
    <table className={classes.table} aria-label={label} aria-busy={isLoading}>
      <thead>
        <tr>
          {columns.map(({ id, title, spare, sort }) => (
            <ColumnHead
              key={id}
              title={title}
              spare={spare}
              list={list}
              sort={sortColumns.find(({ value }) => value === (sort ?? id))}
              isFirst={(sort ?? id) === sortColumns[0]?.value}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {isFailed && <FailedRow span={columns.length} onRetry={list.retry} />}
        {!items && !isFailed && <WaitingRows columns={columns} />}
        {items?.length === 0 && !isFailed && (
          <EmptyRow
            span={columns.length}
            text={list.searchTerm === '' ? empty : undefined}
            onShowAll={onShowAll}
          />
        )}
        {items?.map(row => (
          <tr key={rowKey(row)}>
            {columns.map(({ id, cell, spare }) => (
              <td key={id} data-spare={spare}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const FailedRow = ({ span, onRetry }: { span: number; onRetry: () => void }) => {
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

interface EmptyProps {
  span: number
  text: string | undefined
  onShowAll: (() => void) | undefined
}

const EmptyRow = ({ span, text, onShowAll }: EmptyProps) => {
  const t = useTranslations('search')
  const tList = useTranslations('list')
  return (
    <tr>
      <td colSpan={span} className={classes.message}>
        <span>{text ?? t('noResults')}</span>
        {onShowAll && (
          <Button variant="default" size="xs" onClick={onShowAll}>
            {tList('showAll')}
          </Button>
        )}
      </td>
    </tr>
  )
}

/** About as many rows as a short list has, to avoid a layout shift. */
const WaitingRows = ({ columns }: { columns: readonly { id: string; spare?: boolean }[] }) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map(row => (
    <tr key={row}>
      {columns.map(({ id, spare }) => (
        <td key={id} data-spare={spare}>
          <Skeleton height={14} my={5} width="70%" />
        </td>
      ))}
    </tr>
  ))
