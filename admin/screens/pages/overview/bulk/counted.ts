/** Pages with their languages, as editors count them. */
export interface Counted {
  /** The number of pages, each with all its languages. */
  count: number
  /** The number of language versions; 0 if each page has one. */
  versions: number
}

/** Counts language versions, by their ids, of the rows of the overview: a row is one page. */
export const counted = (
  rows: readonly { pages: readonly { id: number }[] }[],
  ids: readonly number[],
): Counted => {
  const given = new Set(ids)
  const count = rows.filter(({ pages }) => pages.some(({ id }) => given.has(id))).length
  return { count, versions: given.size === count ? 0 : given.size }
}
