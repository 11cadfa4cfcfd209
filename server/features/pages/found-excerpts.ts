import type { ExcerptPart } from '@ximblox/contract/excerpt-part'
import { searchedWords, searchTokens } from '@ximblox/contract/rules/search-words'
import type { Kysely } from 'kysely'
import type { App } from '../../kernel/app-context.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { excerptOf, type Hits } from '../../kernel/live/excerpt.ts'
import { findTexts } from './draft-words.ts'
import { findLexemes } from './word-store.ts'

interface Row {
  id: number
  title: string
  slug: string
}

/** The length of the text in which an excerpt is looked for. */
const maxText = 40_000

/**
 * The passages of pages that explain why a search found them. Pages with all words in title or slug need none: lists
 * show both.
 */
export const findExcerpts = async (
  app: App,
  rows: readonly Row[],
  words: readonly string[],
): Promise<Map<number, ExcerptPart[]>> => {
  const unexplained = rows.filter(row => !isExplained(row, words))
  if (unexplained.length === 0) return new Map()
  const beginnings = await findBeginnings(app.db, words)
  const texts = await findTexts(
    app,
    app.db,
    unexplained.map(({ id }) => id),
  )
  return new Map(
    [...texts].flatMap(([id, whole]) => {
      const text = whole.slice(0, maxText)
      const excerpt = excerptOf(text, hitsIn(text, beginnings))
      return excerpt.some(({ hit }) => hit) ? [[id, excerpt] as const] : []
    }),
  )
}

const isExplained = ({ title, slug }: Row, words: readonly string[]): boolean => {
  const shown = `${title}\n${slug}`.toLowerCase()
  return words.every(word => shown.includes(word.toLowerCase()))
}

/** For each word, how the words that it finds begin: as it is written, and as it is indexed in each language. */
const findBeginnings = async (db: Kysely<DB>, words: readonly string[]): Promise<string[][]> => {
  const lexemes = await findLexemes(db, words)
  return words.map((word, index) => [
    ...searchedWords(word).flatMap(({ alternatives }) => alternatives[0] ?? []),
    ...(lexemes[index] ?? []),
  ])
}

const hitsIn = (text: string, beginnings: readonly (readonly string[])[]): Hits => {
  const tokens = searchTokens(text)
  return beginnings.map(known => ({
    lexemes: known,
    positions: tokens.flatMap(({ word, joined }, index) =>
      known.some(start => word.startsWith(start) || joined?.startsWith(start)) ? [index + 1] : [],
    ),
  }))
}
