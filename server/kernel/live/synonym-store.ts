import type { Phrase, SynonymMatch } from '@ximblox/contract/rules/synonyms'
import { type Kysely, sql } from 'kysely'
import { prepared } from '../db/prepared.ts'
import type { DB } from '../db/schema.generated.ts'

/** The groups of synonyms that contain one of these phrases, in the languages of these locales. */
export const selectSynonyms = async (
  db: Kysely<DB>,
  phrases: readonly Phrase[],
  locales: readonly string[],
): Promise<SynonymMatch[]> => {
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
  return rows
}
