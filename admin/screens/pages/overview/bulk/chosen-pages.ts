import type { BulkAction } from '@ximblox/contract/bulk'
import type { OverviewPage, OverviewRow } from '@ximblox/contract/overview'

export interface ChosenPage extends Pick<OverviewPage, 'id' | 'locale' | 'title' | 'slug' | 'state'> {
  type: string
}

/** The pages of the rows in some languages, in the order of the rows. */
export const chosenPages = (rows: readonly OverviewRow[], locales: readonly string[]): ChosenPage[] =>
  rows.flatMap(({ type, pages }) =>
    pages.filter(({ locale }) => locales.includes(locale)).map(page => ({ ...page, type })),
  )

/** The languages of the rows, in the order of the site. */
export const localesOf = (rows: readonly OverviewRow[], inOrder: readonly string[]): string[] => {
  const used = new Set(rows.flatMap(({ pages }) => pages.map(({ locale }) => locale)))
  return inOrder.filter(locale => used.has(locale))
}

/** A page moves below another one in its language, so a move has one language. */
export const firstLocales = (
  action: BulkAction,
  rows: readonly OverviewRow[],
  locales: readonly string[],
): string[] => {
  if (action !== 'move') return [...locales]
  const [row] = rows
  return row ? [row.locale] : []
}
