import { limits } from '@ximblox/contract/limits'

/** The parameters of a paginated list; its items are in the query cache. */
export interface ListState {
  pageIndex: number
  searchTerm: string
  columnToSort: string
  sortOrder: 'asc' | 'desc'
}

export type ListOrder = Pick<ListState, 'columnToSort' | 'sortOrder'>

export const initialListState: ListState = {
  pageIndex: 0,
  searchTerm: '',
  columnToSort: '',
  sortOrder: 'asc',
}

export type ListChange =
  | { type: 'column'; columnToSort: string; sortOrder?: ListState['sortOrder'] }
  | { type: 'term'; searchTerm: string }
  | { type: 'page'; pageIndex: number }

/** A new order resets the page; a new search term keeps it, and `fallbackPage` corrects it if necessary. */
export const changeList = (state: ListState, change: ListChange): ListState => {
  switch (change.type) {
    case 'column': {
      const { columnToSort, sortOrder = state.sortOrder } = change
      return { ...state, columnToSort, sortOrder, pageIndex: 0 }
    }
    case 'term':
      return { ...state, searchTerm: change.searchTerm }
    case 'page':
      return { ...state, pageIndex: change.pageIndex }
  }
}

/** The chosen order, or the list's own: the URL can name a column that the list does not have. */
export const orderOf = <Column extends string>(
  { columnToSort, sortOrder }: ListOrder,
  columns: readonly Column[],
  own: ListOrder & { columnToSort: Column | '' },
): ListOrder & { columnToSort: Column | '' } => {
  const column = columns.find(known => known === columnToSort)
  return column === undefined ? own : { columnToSort: column, sortOrder }
}

export interface Fetched {
  items: readonly unknown[]
  totalItems: number
}

export const pageCount = (totalItems: number): number => Math.ceil(totalItems / limits.pageSize)

/** The page to show instead of an empty one: the last page with items, or the first. */
export const fallbackPage = ({ pageIndex }: ListState, { items, totalItems }: Fetched): number =>
  items.length > 0 ? pageIndex : Math.min(pageIndex, Math.max(0, pageCount(totalItems) - 1))
