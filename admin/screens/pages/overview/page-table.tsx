import { Skeleton } from '@mantine/core'
import type { OverviewRow } from '@ximblox/contract/overview'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ColumnHead } from '../../../list/column-head.tsx'
import { FailedRow, NoMatchRow } from '../../../list/list-table.tsx'
import type { SortColumn } from '../../../list/sort-controls.tsx'
import type { PagedList } from '../../../list/use-paged-list.ts'
import { useLocaleName } from '../../../pages/use-locale-name.ts'
import type { OverviewPreferences } from '../../../preferences.ts'
import { shortName } from './columns.ts'
import classes from './page-table.module.css'

type Sorting = Pick<PagedList<unknown>, 'columnToSort' | 'sortOrder' | 'sortBy'>

interface Props {
  label: string
  rows: readonly OverviewRow[] | undefined
  isLoading: boolean
  failed: { retry: () => void } | undefined
  /** The search and the filters that may leave no rows; without them there are always some. */
  narrowing?: {
    list: Pick<PagedList<unknown>, 'searchTerm' | 'search'>
    onClearFilters: (() => void) | undefined
  }
  locales: readonly string[]
  /** Whether the list goes by the dates of its pages. */
  isDated?: boolean
  preferences: OverviewPreferences
  /** Without them the heads do not sort. */
  sorting?: { list: Sorting; columns: readonly SortColumn[] }
  /** About the number of rows, to avoid a layout shift. */
  expectedRows?: number
  children: (row: OverviewRow, index: number) => ReactNode
}

/** The table of the page overview, as a list and as the structure of the site. */
export const PageTable = ({
  label,
  rows,
  isLoading,
  failed,
  locales,
  isDated = false,
  preferences,
  sorting,
  ...rest
}: Props) => {
  const t = useTranslations('page')
  const tOverview = useTranslations('overview')
  const localeName = useLocaleName()
  const { hidden, density } = preferences
  const shows = (name: string) => !hidden.includes(name)
  const showsDate = isDated && shows('date')
  const span = locales.length + 2 + [shows('nextStep'), showsDate, shows('updated')].filter(Boolean).length
  const list = sorting?.list ?? unsorted
  const sortOf = (value: string) => sorting?.columns.find(column => column.value === value)
  return (
    <div className={classes.room}>
      <table className={classes.table} aria-label={label} aria-busy={isLoading} data-density={density}>
        <thead>
          <tr>
            <ColumnHead
              title={t('title')}
              isSecondary={false}
              list={list}
              name="title"
              sort={sortOf('title')}
            />
            {locales.map(locale => (
              <th key={locale} scope="col" className={classes.locale}>
                <abbr title={localeName(locale)}>{shortName(locale, locales)}</abbr>
              </th>
            ))}
            {shows('nextStep') && (
              <th scope="col" className={classes.step} data-secondary="true">
                {tOverview('column.nextStep')}
              </th>
            )}
            {showsDate && (
              <ColumnHead title={t('date')} isSecondary list={list} name="date" sort={sortOf('date')} />
            )}
            {shows('updated') && (
              <ColumnHead
                title={t('updated')}
                isSecondary
                list={list}
                name="updatedAt"
                sort={sortOf('updatedAt')}
              />
            )}
            <th scope="col" className={classes.actions}>
              <span className={classes.hidden}>{tOverview('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {failed && <FailedRow span={span} onRetry={failed.retry} />}
          {!rows && !failed && <LoadingRows count={rest.expectedRows ?? 17} span={span} />}
          {rows?.length === 0 && !failed && rest.narrowing && <NoMatchRow span={span} {...rest.narrowing} />}
          {rows?.map(rest.children)}
        </tbody>
      </table>
    </div>
  )
}

const unsorted: Sorting = { columnToSort: '', sortOrder: 'asc', sortBy: () => undefined }

const LoadingRows = ({ count, span }: { count: number; span: number }) =>
  Array.from({ length: count }, (_, row) => (
    <tr key={row}>
      <td colSpan={span}>
        <Skeleton height={12} width={`${30 + ((row * 7) % 30)}%`} />
      </td>
    </tr>
  ))
