/** A page to go to, counted from 0, or the gap between two that are no neighbours. */
export type PagerItem = number | 'gap'

/** First and last page, the current one with its neighbours, and dividers; nothing when there is one page. */
export const pagerItems = (current: number, count: number): PagerItem[] => {
  if (count <= 1) return []
  const last = count - 1
  const wanted = [0, current - 1, current, current + 1, last].filter(page => page >= 0 && page <= last)
  const shown = [...new Set(wanted)].sort((a, b) => a - b)
  return shown.flatMap((page, index) => [...between(shown[index - 1], page), page])
}

/** A divider that stands for one page would be as wide as that page. */
const between = (before: number | undefined, page: number): PagerItem[] => {
  if (before === undefined || page - before === 1) return []
  return page - before === 2 ? [before + 1] : ['gap']
}
