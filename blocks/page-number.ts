/** The page of a list in a query, `?page=2`; null for anything that is not the number of a page. */
export const readPageNumber = (param: string | undefined): number | null => {
  if (param === undefined) return 1
  return /^[1-9]\d{0,4}$/.test(param) ? Number(param) : null
}

/** The pages of a list by their numbers, from 1. */
export interface NumberedPages {
  /** The name of the query parameter with the number. */
  param: string
  count: number
}

/** Whether there is a page of this number; an empty list has a first page, too. */
export const hasPage = ({ count }: Pick<NumberedPages, 'count'>, param: string | undefined): boolean => {
  const page = readPageNumber(param)
  return page !== null && page <= Math.max(1, count)
}
