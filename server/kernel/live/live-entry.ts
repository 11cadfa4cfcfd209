import { cardVersionOf } from '@ximblox/blocks/card-version'
import { readablePageProps } from '@ximblox/blocks/complete'
import { filterValueMax, tagFilter } from '@ximblox/blocks/define-list'
import type { PageTypeDefinition } from '@ximblox/blocks/define-page-type'
import type { Fields, PropsOf } from '@ximblox/blocks/fields/fields'
import { currentPageType, type Registry } from '@ximblox/blocks/registry'
import { type SearchText, searchTexts } from '@ximblox/blocks/search-text'
import { upgradeContent } from '@ximblox/blocks/upgrade'
import type { JsonObject } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'
import { type IndexedWords, indexedWords } from './indexed-words.ts'
import { type LiveContent, storedContentOf } from './live-page.ts'
import { type Summary, summaryOf } from './summary.ts'

/** The data of a live page that its page type computes for lists. */
export interface Card {
  card: JsonObject
  /** References of its public tags, such as `t5`. */
  tags: string[]
  sortAt: Date
  /** Values of filters as `name=value`, the tags among them. */
  facets: string[]
  sortKeys: Record<string, string | number>
  /** When it has to be computed again. */
  outdatedAt: Date | null
  /** See `cardVersionOf`; 0 if this code cannot read the version of the props. */
  cardVersion: number
}

/** The data of a live page for lists and search, so that they never read its blocks. */
export interface LiveEntry extends Card {
  title: string
  /** The visible text, whose first line is the title. */
  body: string
  /** The words of the body, and after it of what is not visible. */
  words: IndexedWords
  titleWords: IndexedWords
  summary: Summary
}

/** The maximum length of the searchable text, in characters. PostgreSQL limits the words of a page to 1 MB. */
const maxSearchLength = 200_000

/** The entry of a page that is live, from its stored content. */
export const entryOfStored = (registry: Registry, live: LiveContent, now: Date): LiveEntry => {
  const content = upgradeContent(registry, storedContentOf(live, live.type))
  return liveEntryOf(registry, content, { firstLiveAt: live.firstLiveAt, now })
}

/** `content` has to be upgraded. */
export const liveEntryOf = (
  registry: Registry,
  content: VersionContent,
  { firstLiveAt, now }: { firstLiveAt: Date; now: Date },
): LiveEntry => {
  const { visible, invisible } = searchTexts(registry, content)
  const texts = shortened(visible)
  const words = indexedWords(texts, invisible)
  return {
    ...cardOf(registry, content, { firstLiveAt, now }),
    title: content.title,
    body: texts.map(({ text }) => text).join('\n'),
    words,
    titleWords: indexedWords([{ text: content.title, weight: 'A' }]),
    summary: summaryOf(content.seoDescription, texts, words),
  }
}

const shortened = (texts: readonly SearchText[]): SearchText[] => {
  let left = maxSearchLength
  return texts.flatMap(({ text, weight }) => {
    const kept = text.slice(0, left).toWellFormed()
    left -= kept.length
    return kept === '' ? [] : [{ text: kept, weight }]
  })
}

/** `content` has to be upgraded. */
export const cardOf = (
  registry: Registry,
  content: VersionContent,
  { firstLiveAt, now }: { firstLiveAt: Date; now: Date },
): Card => {
  const type = currentPageType(registry, content.pageType)
  if (!type) return { ...emptyCard, sortAt: firstLiveAt }
  const props = readablePageProps(registry, content.pageType)
  const tags = type.tags?.(props) ?? []
  return {
    card: type.card?.(content, props) ?? {},
    tags: tags.map(id => `t${id}`),
    facets: [...facetsOf(type, props, now), ...tags.map(id => `${tagFilter}=${id}`)],
    sortKeys: sortKeysOf(type, props, now),
    sortAt: dateOf(type.sortAt?.(props)) ?? firstLiveAt,
    outdatedAt: type.outdatedAt?.(props, now) ?? null,
    cardVersion: cardVersionOf(type),
  }
}

const emptyCard = { card: {}, tags: [], facets: [], sortKeys: {}, outdatedAt: null, cardVersion: 0 }

const facetsOf = ({ filters = {} }: PageTypeDefinition, props: PropsOf<Fields>, now: Date): string[] => [
  ...new Set(
    Object.entries(filters).flatMap(([name, filter]) =>
      filter
        .values(props, now)
        .filter(value => value !== '' && value.length <= filterValueMax)
        .map(value => `${name}=${value}`),
    ),
  ),
]

const sortKeysOf = (
  { sorts = {} }: PageTypeDefinition,
  props: PropsOf<Fields>,
  now: Date,
): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(sorts).flatMap(([name, { key }]) => {
      const value = key(props, now)
      return value === null ? [] : [[name, value]]
    }),
  )

/** Stored props that the fields no longer accept may contain anything in place of a date. */
const dateOf = (text: string | null | undefined): Date | undefined => {
  const date = new Date(text ?? Number.NaN)
  return text && !Number.isNaN(date.getTime()) ? date : undefined
}
