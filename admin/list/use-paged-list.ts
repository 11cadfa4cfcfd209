import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { limits } from '@ximblox/contract/limits'
import { useCallback, useEffect, useMemo } from 'react'
import { reportFailure } from '../report-failure.ts'
import { type Search, without } from '../search-params.ts'
import { debounce } from './debounce.ts'
import { listKeys, readListParams, writeListParams } from './list-params.ts'
import { changeList, fallbackPage, type ListChange, type ListState, pageCount } from './list-state.ts'

/** The parameters of every list call (specification, section 7: paginated list data function). */
export interface ListArguments extends ListState {
  pageSize: number
}

export interface ListSource<Row> {
  /** Query key of the list, with its filters. */
  key: readonly unknown[]
  fetchPage(list: ListArguments, signal: AbortSignal): Promise<{ items: Row[]; totalItems: number }>
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

// Specification, section 9.
const searchDelay = { wait: 500, maxWait: 1000 }

const refreshEvery = 2_000

/** A paginated list with its state in the URL. */
export const usePagedList = <Row>({ key, fetchPage, isPending }: ListSource<Row>): PagedList<Row> => {
  const state = readListParams(useSearch({ strict: false }))
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
    order: sortOrder => change({ type: 'order', sortOrder }),
    search,
    goTo: pageIndex => change({ type: 'page', pageIndex }),
  }
}
