import { NativeSelect } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ListState } from './list-state.ts'

export interface SortColumn {
  value: string
  label: string
  /** The default direction, if it is not ascending. */
  order?: ListState['sortOrder']
}

export interface SortProps {
  list: Pick<ListState, 'columnToSort' | 'sortOrder'> & {
    sortBy(column: string, order?: ListState['sortOrder']): void
    order(sortOrder: ListState['sortOrder']): void
  }
  columns: readonly SortColumn[]
}

export const SortControls = ({ list, columns }: SortProps) => {
  const t = useTranslations('page.overview.sort')
  const choose = (column: string) =>
    list.sortBy(column, columns.find(({ value }) => value === column)?.order ?? 'asc')
  return (
    <>
      <NativeSelect
        label={t('sortBy')}
        value={list.columnToSort}
        onChange={event => choose(event.currentTarget.value)}
        data={columns.map(({ value, label }) => ({ value, label }))}
      />
      {list.columnToSort !== '' && (
        <NativeSelect
          aria-label={t('order')}
          value={list.sortOrder}
          onChange={event => list.order(event.currentTarget.value === 'desc' ? 'desc' : 'asc')}
          data={[
            { value: 'asc', label: t('ascending') },
            { value: 'desc', label: t('descending') },
          ]}
        />
      )}
    </>
  )
}
