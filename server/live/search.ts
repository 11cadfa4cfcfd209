import type { SearchResult } from '@ximblox/blocks/query-context'
import type { LocaleSettings } from '@ximblox/contract/locales'
import { searchedWords, searchTokens } from '@ximblox/contract/rules/search-words'
import type { App } from '../app-context.ts'
import { correct } from './correct.ts'
import { excerptOf, markHits, summaryExcerpt } from './excerpt.ts'
import { withFreshCards } from './fresh-cards.ts'
import { pageCard } from './page-card.ts'
import { type Found, type FoundRow, selectFound } from './search-store.ts'

interface Search {
  term: string
  /** Empty means all. */
  types: readonly string[]
  /** Empty means all that the site has. */
  locales: readonly string[]
  count: number
  offset: number
}

const nothing: SearchResult = { total: 0, isTotalExact: true, items: [], types: [], suggestion: null }

/**
 * Searches the live pages for all words of a term. Only if no page has them, words are corrected, or looked for inside
 * of other words.
 */
export const searchLive = async (
  app: Pick<App, 'db' | 'registry' | 'log' | 'now'>,
  settings: LocaleSettings,
  { term, locales: wanted, ...search }: Search,
): Promise<SearchResult> => {
  const words = searchedWords(term)
  const locales = settings.availableLocales.filter(locale => wanted.length === 0 || wanted.includes(locale))
  if (words.length === 0 || locales.length === 0) return nothing
  const allTypes = [...app.registry.pageTypes.keys()]
  const find = (alternatives: string[][][]) =>
    selectFound(app.db, { ...search, locales, allTypes, terms: [withoutRepeated(alternatives)] })

  const found = await find(words.map(({ alternatives }) => alternatives))
  if (found.types.length > 0) return present(app, settings, found, null)
  const corrected = await correct(app.db, term, words, locales)
  if (!corrected) return nothing
  const foundInstead = await find(corrected.words)
  return foundInstead.types.length > 0 ? present(app, settings, foundInstead, corrected.suggestion) : nothing
}

/** A word that is repeated finds nothing else, and ranking costs the square of the number of words. */
const withoutRepeated = (words: string[][][]): string[][][] => [
  ...new Map(words.map(alternatives => [JSON.stringify(alternatives), alternatives])).values(),
]

const present = async (
  app: Pick<App, 'db' | 'registry' | 'log' | 'now'>,
  settings: LocaleSettings,
  { items, ...found }: Found,
  suggestion: string | null,
): Promise<SearchResult> => {
  const cards = await withFreshCards(
    app,
    items.map(
      ({
        passage: _passage,
        tokensBefore: _before,
        goesOn: _goesOn,
        isInProse: _isInProse,
        summary: _summary,
        summaryStart: _summaryStart,
        hits: _hits,
        score: _score,
        ...card
      }) => card,
    ),
  )
  return {
    ...found,
    suggestion,
    items: cards.flatMap((card, index) => {
      const item = items[index]
      return item ? [{ ...pageCard(card, settings), ...marked(item), score: item.score }] : []
    }),
  }
}

const marked = ({ title, passage, hits, isInProse, summary, summaryStart, ...part }: FoundRow) => ({
  titleParts: markHits(title, hits),
  excerpt:
    isInProse || summary === ''
      ? excerptOf(Buffer.from(passage, 'base64').toString(), hits, {
          ...part,
          titleTokens: searchTokens(title).length,
        })
      : summaryExcerpt(summary, hits, summaryStart),
})
