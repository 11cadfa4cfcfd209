import { listParams } from '@ximblox/blocks/define-list'
import { readPageNumber } from '@ximblox/blocks/page-number'
import type { PageView } from '@ximblox/blocks/render/page-view'
import type { Json } from '@ximblox/contract/fields'

/** Query key of a list's page. A block whose list has pages names it in its `params`. */
export const pageParam = listParams.page

/** The page of a list in a query; 1 for anything that is not the number of a page. */
export const pageNumber = (param: string | undefined): number => readPageNumber(param) ?? 1

/** Returned, among other data, by the query of a block whose list has pages. */
export type PagedData = {
  /** 1-based. */
  page: number
  pageCount: number
  /** Of the names of its query parameters: `paramPrefix` of the query's context. */
  paramPrefix?: string
  /** Of other lists on the page: `otherParams` of the query's context. */
  otherParams?: Record<string, string>
  /** Whether the visitor filtered or sorted the list. */
  isFiltered?: boolean
}

/** The list whose later page is shown; undefined while all lists show their first. */
export const pagedList = ({ data }: Pick<PageView, 'data'>): PagedData | undefined =>
  Object.values(data)
    .filter(isPaged)
    .find(({ page }) => page > 1)

/** The page that the lists on a page show. */
export const shownPage = (view: Pick<PageView, 'data'>): number => pagedList(view)?.page ?? 1

/** Whether a visitor filtered or sorted a list: the same items are on the page without filters, too. */
export const isFiltered = ({ data }: Pick<PageView, 'data'>): boolean =>
  Object.values(data).some(value => isPaged(value) && value.isFiltered === true)

const isPaged = (value: Json): value is Json & PagedData =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  typeof value.page === 'number' &&
  typeof value.pageCount === 'number' &&
  value.page <= Math.max(1, value.pageCount)

/** The URL of one page of a list. The first page has no number, so that it has only one URL. */
export const pageHref = (
  path: string,
  {
    page,
    paramPrefix = '',
    params = {},
    kept = {},
  }: {
    page: number
    paramPrefix?: string
    params?: Readonly<Record<string, string>>
    /** The parameters of other lists, by their names in the URL. */
    kept?: Readonly<Record<string, string>>
  },
): string => {
  const all = { ...params, ...(page > 1 && { [pageParam]: `${page}` }) }
  const query = new URLSearchParams([
    ...Object.entries(kept),
    ...Object.entries(all).map(([name, value]) => [paramPrefix + name, value]),
  ])
  return query.size === 0 ? path : `${path}?${query}`
}
