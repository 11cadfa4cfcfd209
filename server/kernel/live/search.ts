import type { SearchResult } from '@ximblox/blocks/query-context'
import type { LocaleSettings } from '@ximblox/contract/locales'
import {
  type Alternatives,
  type SearchedWord,
  searchedWords,
  searchTokens,
} from '@ximblox/contract/rules/search-words'
import type { App } from '../app-context.ts'
import { correct } from './correct.ts'
import { excerptOf, markHits, summaryExcerpt } from './excerpt.ts'
import { withFreshCards } from './fresh-cards.ts'
import { pageCard } from './page-card.ts'
import { countByLocale, maxElsewhere, selectCombinations, selectMissing } from './partial-store.ts'
import { type Found, type FoundRow, selectFound } from './search-store.ts'
import { expandTerm } from './synonyms.ts'

interface Search {
  term: string
  /** Empty means all. */
  types: readonly string[]
  /** Empty means all that the site has. */
  locales: readonly string[]
  /** Other locales whose results are counted if these have none. */
  elsewhere?: readonly string[]
  count: number
  offset: number
}

const nothing: SearchResult = {
  total: 0,
  isTotalExact: true,
  items: [],
  types: [],
  suggestion: null,
  leftOut: null,
  elsewhere: [],
}

/** Pages with as many of the words as these combinations are found. */
const maxCombinations = 4

/**
 * Searches the live pages for all words of a term. Only if no page has them, words are corrected, or looked for inside
 * of other words; and if that does not help either, pages with most of the words are found.
 */
export const searchLive = async (
  app: Pick<App, 'db' | 'registry' | 'log' | 'now'>,
  settings: LocaleSettings,
  { term, locales: wanted, elsewhere = [], ...search }: Search,
): Promise<SearchResult> => {
  const locales = settings.availableLocales.filter(locale => wanted.length === 0 || wanted.includes(locale))
  const own = searchedWords(term)
  if (own.length === 0 || locales.length === 0) return nothing
  const words = await expandTerm(app.db, own, locales)
  const allTypes = [...app.registry.pageTypes.keys()]
  const find = (terms: readonly (readonly Alternatives[])[]) =>
    selectFound(app.db, { ...search, locales, allTypes, terms: terms.map(withoutRepeated) })

  const asked = words.map(({ alternatives }) => alternatives)
  const found = await find([asked])
  if (found.types.length > 0) return { ...nothing, ...(await present(app, settings, found)) }
  const result = {
    ...nothing,
    elsewhere: (await countElsewhere(app.db, own, elsewhere)).map(({ locale, total }) => ({
      locale,
      total,
      isTotalExact: total < maxElsewhere,
    })),
  }
  const corrected = await correct(app.db, term, words, locales)
  const foundInstead = corrected && (await find([corrected.words]))
  if (foundInstead && foundInstead.types.length > 0)
    return { ...result, ...(await present(app, settings, foundInstead)), suggestion: corrected.suggestion }
  return { ...result, ...(await findSome(app, settings, { term, words, locales }, find)) }
}

const countElsewhere = async (db: App['db'], own: readonly SearchedWord[], locales: readonly string[]) => {
  if (locales.length === 0) return []
  const words = await expandTerm(db, own, locales)
  const asked = words.map(({ alternatives }) => alternatives)
  return countByLocale(db, withoutRepeated(asked), locales)
}

/** Pages that have most of the words. Each says which ones it lacks, apart from those that none of them has. */
const findSome = async (
  app: Pick<App, 'db' | 'registry' | 'log' | 'now'>,
  settings: LocaleSettings,
  { term, words, locales }: { term: string; words: readonly SearchedWord[]; locales: readonly string[] },
  find: (terms: readonly (readonly Alternatives[])[]) => Promise<Found>,
): Promise<Partial<SearchResult>> => {
  const asked = words.map(({ alternatives }) => alternatives)
  if (words.length < 2) return {}
  const { meaningful, combinations } = await selectCombinations(app.db, asked, locales)
  const most = combinations
    .filter(({ length }) => length === combinations[0]?.length)
    .slice(0, maxCombinations)
  if (most.length === 0) return {}
  const found = await find(most.map(places => asked.filter((_, index) => places.includes(index))))
  const lacking = await selectMissing(
    app.db,
    asked,
    locales,
    found.items.map(({ id }) => id),
  )
  const leftOut = meaningful.filter(index => !most.some(places => places.includes(index)))
  const spelled = (places: readonly number[]) => [
    ...new Set(
      words.filter((_, index) => places.includes(index)).map(({ start, end }) => term.slice(start, end)),
    ),
  ]
  const { items, ...presented } = await present(app, settings, found)
  return {
    ...presented,
    leftOut: spelled(leftOut),
    items: items.map(item => ({
      ...item,
      missing: spelled((lacking.get(item.id) ?? []).filter(index => !leftOut.includes(index))),
    })),
  }
}

/** A word that is repeated finds nothing else, and ranking costs the square of the number of words. */
const withoutRepeated = (words: readonly Alternatives[]): Alternatives[] => [
  ...new Map(words.map(alternatives => [JSON.stringify(alternatives), alternatives])).values(),
]

const present = async (
  app: Pick<App, 'db' | 'registry' | 'log' | 'now'>,
  settings: LocaleSettings,
  { items, ...found }: Found,
): Promise<Omit<SearchResult, 'suggestion' | 'leftOut' | 'elsewhere'>> => {
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
    items: cards.flatMap((card, index) => {
      const item = items[index]
      return item ? [{ ...pageCard(card, settings), ...marked(item), score: item.score, missing: [] }] : []
    }),
  }
}

const marked = ({ title, passage, hits, isInProse, summary, summaryStart, ...part }: FoundRow) => {
  const titleTokens = searchTokens(title)
  return {
    titleParts: markHits(title, hits, titleTokens),
    excerpt:
      isInProse || summary === ''
        ? excerptOf(Buffer.from(passage, 'base64').toString(), hits, {
            ...part,
            titleTokens: titleTokens.length,
          })
        : summaryExcerpt(summary, hits, summaryStart),
  }
}
