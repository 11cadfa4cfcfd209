import { notFoundSlug } from '@ximblox/contract/rules/slug'

/** What the searches among several types have found, without the pages that nobody links to. */
export const joinedResults = <Row extends { slug: string }>(
  lists: readonly { items: readonly Row[]; totalItems: number }[],
): { pages: Row[]; total: number } => {
  const items = lists.flatMap(({ items }) => items)
  const pages = items.filter(({ slug }) => slug !== notFoundSlug)
  const total = lists.reduce((sum, { totalItems }) => sum + totalItems, pages.length - items.length)
  return { pages, total }
}

/** The found pages, after the chosen one if it is none of them. */
export const pagesToChoose = <Row extends { id: number }>(
  chosen: Row | undefined,
  found: readonly Row[],
): Row[] => [...(chosen && !found.some(({ id }) => id === chosen.id) ? [chosen] : []), ...found]
