import type { ListArguments } from './use-paged-list.ts'

/** One page of a list that the server returns as a whole. */
export const pageOf = <Row>(
  rows: readonly Row[],
  { pageIndex, pageSize }: Pick<ListArguments, 'pageIndex' | 'pageSize'>,
): { items: Row[]; totalItems: number } => ({
  items: rows.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize),
  totalItems: rows.length,
})
