import type { ListParams } from '../search-params.ts'
import { initialListState, type ListState } from './list-state.ts'

/** Search parameters can be typed by hand: invalid values fall back to the defaults. */
export const readListParams = (search: Readonly<Partial<Record<keyof ListParams, unknown>>>): ListState => {
  const page = Number(search.page)
  return {
    pageIndex: Number.isSafeInteger(page) && page > 0 ? page - 1 : initialListState.pageIndex,
    searchTerm: typeof search.q === 'string' ? search.q : initialListState.searchTerm,
    columnToSort: typeof search.sort === 'string' ? search.sort : initialListState.columnToSort,
    sortOrder: search.order === 'desc' ? 'desc' : initialListState.sortOrder,
  }
}

export const writeListParams = ({
  pageIndex,
  searchTerm,
  columnToSort,
  sortOrder,
}: ListState): ListParams => ({
  ...(pageIndex > 0 && { page: String(pageIndex + 1) }),
  ...(searchTerm !== '' && { q: searchTerm }),
  ...(columnToSort !== '' && { sort: columnToSort }),
  ...(sortOrder === 'desc' && { order: 'desc' }),
})

export const listKeys = ['page', 'q', 'sort', 'order'] as const satisfies (keyof ListParams)[]
