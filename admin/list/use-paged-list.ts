import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { limits } from '@ximblox/contract/limits'
import { useCallback, useEffect, useMemo } from 'react'
import { reportFailure } from '../report-failure.ts'
import { type Search, without } from '../search-params.ts'
import { debounce } from './debounce.ts'
import { listKeys, readListParams, writeListParams } from './list-params.ts'
import {
  changeList,
  fallbackPage,
  type ListChange,
  type ListOrder,
  type ListState,
  orderOf,
  pageCount,
} from './list-state.ts'

/** The parameters of every list call. */
export interface ListArguments<Column extends string = string> extends ListState {
  columnToSort: Column | ''
  pageSize: number
}

export interface ListSource<Row, Column extends string> {
  /** Query key of the list, with its filters. */
  key: readonly unknown[]
  /** The columns that the list can be sorted by, and the one that it always is. */
  columns?: readonly Column[]
  /** The order until one is chosen; without it, one that no column stands for. */
  defaultOrder?: ListOrder & { columnToSort: Column | '' }
  fetchPage(list: ListArguments<Column>, signal: AbortSignal): Promise<{ items: Row[]; totalItems: number }>
  /** While it shows such a row, which changes by itself, the list is fetched again every few seconds. */
  isPending?(row: Row): boolean
}

export interface PagedList<Row> extends ListState {
  /** Undefined until the first page is loaded. */
  items: readonly Row[] | undefined
  totalItems: number
  pageCount: number
  /** True until the requested rows are loaded. */
  isLoading: boolean
  isFailed: boolean
  retry(): void
  sortBy(columnToSort: string, sortOrder?: ListState['sortOrder']): void
  order(sortOrder: ListState['sortOrder']): void
  /** Debounced while the user types. */
  search(searchTerm: string): void
  goTo(pageIndex: number): void
}

const searchDelay = { wait: 500, maxWait: 1000 }

const refreshEvery = 2_000

const unsorted = { columnToSort: '', sortOrder: 'asc' } as const

/** A paginated list with its state in the URL. */
export const usePagedList = <Row, Column extends string = never>({
  key,
  columns = [],
  defaultOrder = unsorted,
  fetchPage,
  isPending,
}: ListSource<Row, Column>): PagedList<Row> => {
  const chosen = readListParams(useSearch({ strict: false }))
  const order = orderOf(chosen, columns, defaultOrder)
  const state = { ...chosen, ...order }
  const navigate = useNavigate()
  const { data, isFetching, isPlaceholderData, isError, error, refetch } = useQuery({
    queryKey: [...key, state],
    queryFn: ({ signal }) => fetchPage({ ...state, pageSize: limits.pageSize }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: query => (isPending && query.state.data?.items.some(isPending) ? refreshEvery : false),
  })

  const change = useCallback(
    (next: ListChange, replace = false) => {
      void navigate({
        to: '.',
        search: (previous: Search) => ({
          ...without(previous, listKeys),
          ...writeListParams(changeList(readListParams(previous), next)),
        }),
        replace,
      })
    },
    [navigate],
  )
  const search = useMemo(
    () => debounce((searchTerm: string) => change({ type: 'term', searchTerm }, true), searchDelay),
    [change],
  )
  useEffect(() => search.cancel, [search])

  useEffect(() => {
    if (error) reportFailure('A list could not be fetched', error)
  }, [error])

  const fallback = data && !isPlaceholderData ? fallbackPage(state, data) : state.pageIndex
  useEffect(() => {
    if (fallback !== state.pageIndex) change({ type: 'page', pageIndex: fallback }, true)
  }, [change, fallback, state.pageIndex])

  return {
    ...state,
    items: data?.items,
    totalItems: data?.totalItems ?? 0,
    pageCount: pageCount(data?.totalItems ?? 0),
    isLoading: isFetching && (isPlaceholderData || !data),
    isFailed: isError,
    retry: () => void refetch(),
    sortBy: (columnToSort, sortOrder) =>
      change({ type: 'column', columnToSort, ...(sortOrder && { sortOrder }) }),
    order: sortOrder => change({ type: 'column', columnToSort: order.columnToSort, sortOrder }),
    search,
    goTo: pageIndex => change({ type: 'page', pageIndex }),
  }
}
