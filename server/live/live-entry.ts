import { cardVersionOf } from '@ximblox/blocks/card-version'
import { readablePageProps } from '@ximblox/blocks/complete'
import { currentPageType, type Registry } from '@ximblox/blocks/registry'
import { type SearchText, searchTexts } from '@ximblox/blocks/search-text'
import { upgradeContent } from '@ximblox/blocks/upgrade'
import type { JsonObject } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'
import { type IndexedWords, indexedWords } from './indexed-words.ts'

/** The data of a live page that its page type computes for lists. */
export interface Card {
  card: JsonObject
  /** References of its public tags, such as `t5`. */
  tags: string[]
  sortAt: Date
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
}

/** The maximum length of the searchable text, in characters. PostgreSQL limits the words of a page to 1 MB. */
const maxSearchLength = 200_000

export const liveEntryOf = (registry: Registry, stored: VersionContent, firstLiveAt: Date): LiveEntry => {
  const content = upgradeContent(registry, stored)
  const { visible, invisible } = searchTexts(registry, content)
  const texts = shortened(visible)
  return {
    ...cardOf(registry, content, firstLiveAt),
    title: content.title,
    body: texts.map(({ text }) => text).join('\n'),
    words: indexedWords([...texts, ...invisible]),
    titleWords: indexedWords([{ text: content.title, weight: 'A' }]),
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
export const cardOf = (registry: Registry, content: VersionContent, firstLiveAt: Date): Card => {
  const type = currentPageType(registry, content.pageType)
  if (!type) return { card: {}, tags: [], sortAt: firstLiveAt, cardVersion: 0 }
  const props = readablePageProps(registry, content.pageType)
  return {
    card: type.card?.(content, props) ?? {},
    tags: (type.tags?.(props) ?? []).map(id => `t${id}`),
    sortAt: dateOf(type.sortAt?.(props)) ?? firstLiveAt,
    cardVersion: cardVersionOf(type),
  }
}

/** Stored props that the fields no longer accept may contain anything in place of a date. */
const dateOf = (text: string | null | undefined): Date | undefined => {
  const date = new Date(text ?? Number.NaN)
  return text && !Number.isNaN(date.getTime()) ? date : undefined
}
