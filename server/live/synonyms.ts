import type { SearchedWord } from '@ximblox/contract/rules/search-words'
import { phrasesOf, type SynonymMatch, withSynonyms } from '@ximblox/contract/rules/synonyms'
import { type Kysely, sql } from 'kysely'
import { prepared } from '../db/prepared.ts'
import type { DB } from '../db/schema.generated.ts'

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
  const phrases = phrasesOf(words)
  const { rows } = await sql<SynonymMatch>`${sql.raw(prepared)}
    with phrase as materialized (
      select "from", length, language, search_stems(language, text) as key
      from jsonb_to_recordset(${JSON.stringify(phrases)}::jsonb) as given("from" integer, length integer, text text),
        (select distinct left(locale, 2) as language from unnest(${locales}::text[]) as locale) as wanted
    )
    select p."from", p.length, s.words
    from live_synonym s join phrase p on p.language = s.language and p.key = any(s.keys)
    where s.keys && (select array_agg(key) from phrase)
    order by p.language, s.words`.execute(db)
  return withSynonyms(words, rows)
}
