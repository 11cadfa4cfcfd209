/** A page index counted from 0, or a gap in the sequence. */
export type PagerItem = number | 'gap'

/** The first and last page, the current page with its neighbours, and gaps; empty for a single page. */
export const pagerItems = (current: number, count: number): PagerItem[] => {
  if (count <= 1) return []
  const last = count - 1
  const candidates = [0, current - 1, current, current + 1, last].filter(page => page >= 0 && page <= last)
  const shown = [...new Set(candidates)].sort((a, b) => a - b)
  return shown.flatMap((page, index) => [...gapBetween(shown[index - 1], page), page])
}

/** A gap for one page would be as wide as the page itself. */
const gapBetween = (previous: number | undefined, page: number): PagerItem[] => {
  if (previous === undefined || page - previous === 1) return []
  return page - previous === 2 ? [previous + 1] : ['gap']
}
