import type { SearchResult } from '@ximblox/blocks/query-context'
import type { LocaleSettings } from '@ximblox/contract/locales'
import { notFoundSlug } from '@ximblox/contract/rules/slug'
import { sql } from 'kysely'
import type { App } from '../app-context.ts'
import { containsPattern } from '../db/like.ts'
import { withFreshCards } from './fresh-cards.ts'
import { pageCard } from './page-card.ts'
import { type CardRow, cardColumns } from './store.ts'

interface Search {
  term: string
  /** Empty means all. */
  types: readonly string[]
  /** Empty means all that the site has. */
  locales: readonly string[]
  count: number
  offset: number
}

/** Searches the live pages. */
export const searchLive = async (
  app: Pick<App, 'db' | 'registry' | 'log' | 'now'>,
  settings: LocaleSettings,
  { term, types, locales, count, offset }: Search,
): Promise<SearchResult> => {
  const searched = settings.availableLocales.filter(
    locale => locales.length === 0 || locales.includes(locale),
  )
  if (term.trim() === '') return { total: 0, items: [], types: [], suggestion: null }
  const { rows } = await sql<CardRow>`
    select ${cardColumns}
    from live_card where locale = any(${searched}::text[]) and slug <> ${notFoundSlug}
      and title ilike ${containsPattern(term.trim())}
    order by sort_at desc, id desc`.execute(app.db)
  const chosen = rows.filter(({ type }) => types.length === 0 || types.includes(type))
  const items = await withFreshCards(app, chosen.slice(offset, offset + count))
  return {
    total: chosen.length,
    items: items.map(row => ({
      ...pageCard(row, settings),
      titleParts: [{ text: row.title, hit: false }],
      excerpt: [],
      score: 1,
    })),
    types: [...Map.groupBy(rows, ({ type }) => type)].map(([type, { length }]) => ({ type, total: length })),
    suggestion: null,
  }
}
