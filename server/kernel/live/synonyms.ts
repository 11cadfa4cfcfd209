import type { SearchedWord } from '@ximblox/contract/rules/search-words'
import { phrasesOf, withSynonyms } from '@ximblox/contract/rules/synonyms'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import { selectSynonyms } from './synonym-store.ts'

/**
 * A term with the synonyms of its words in the languages of these locales. They are read with each search, so that a
 * change applies on all nodes at once, and the index knows nothing of them.
 */
export const expandTerm = async (
  db: Kysely<DB>,
  words: readonly SearchedWord[],
  locales: readonly string[],
): Promise<SearchedWord[]> => {
  if (words.length === 0) return []
  return withSynonyms(words, await selectSynonyms(db, phrasesOf(words), locales))
}
