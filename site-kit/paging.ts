import type { PageView } from '@ximblox/blocks/render/page-view'
import type { Json } from '@ximblox/contract/fields'

/** Query key of a list's page. A block whose list has pages names it in its `params`. */
export const pageParam = 'page'

/** The page of a list in a query, `?page=2`; 1 for anything else. */
export const pageNumber = (param: string | undefined): number =>
  param !== undefined && /^[1-9]\d{0,4}$/.test(param) ? Number(param) : 1

/** Returned, among other data, by the query of a block whose list has pages. */
export interface PagedData {
  /** 1-based; may be beyond the last page, because visitors can enter any number. */
  page: number
  pageCount: number
}

/** The page that the lists on a page show; 1 if no list has pages, or none has that page. */
export const shownPage = ({ data }: Pick<PageView, 'data'>): number =>
  Math.max(1, ...Object.values(data).map(value => (isPaged(value) ? value.page : 1)))

const isPaged = (value: Json): value is Json & PagedData =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  typeof value.page === 'number' &&
  typeof value.pageCount === 'number' &&
  value.page <= value.pageCount

/** The URL of one page of a list. The first page has the plain path, so that it has only one URL. */
export const pageHref = (path: string, page: number): string =>
  page === 1 ? path : `${path}?${pageParam}=${page}`

export interface PagingLinks {
  previous: string | null
  next: string | null
}

/** Beyond the last page, `previous` is the last page. */
export const pagingLinks = (path: string, { page, pageCount }: PagedData): PagingLinks => {
  const previous = Math.min(page - 1, pageCount)
  return {
    previous: previous >= 1 ? pageHref(path, previous) : null,
    next: page < pageCount ? pageHref(path, page + 1) : null,
  }
}
