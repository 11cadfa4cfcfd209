import type { Alternatives } from '@ximblox/contract/rules/search-words'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../db/schema.generated.ts'

/** The words of a term that no page in these locales has, apart from stop words. Whole words are found faster. */
export const selectUnknown = async (
  db: Kysely<DB>,
  words: readonly Alternatives[],
  locales: readonly string[],
): Promise<number[]> => {
  const isOnPage = (wholeWords: RawBuilder<unknown>) => sql`exists (
    select from unnest(${locales}::text[]) as wanted(locale) join live_search e on e.locale = wanted.locale
      and e.words @@ search_query(left(wanted.locale, 2), jsonb_build_array(word), ${wholeWords}))`
  const { rows } = await sql<{ index: number }>`
    select (place - 1)::int as index
    from jsonb_array_elements(${JSON.stringify(words)}::jsonb) with ordinality as given(word, place)
    where not ${isOnPage(sql`true`)} and not ${isOnPage(sql`false`)}
      and not exists (select from unnest(${locales}::text[]) as locale
        where search_word_query(left(locale, 2), word->-1->>0, true, false) is null)
    order by place`.execute(db)
  return rows.map(({ index }) => index)
}

/** Words on more pages are equally frequent. */
const maxFrequency = sql.lit(1_000)

/** The number of pages with each of these words besides all of the others, up to a maximum for each locale. */
export const selectFrequencies = async (
  db: Kysely<DB>,
  candidates: readonly string[],
  others: readonly Alternatives[],
  locales: readonly string[],
): Promise<Map<string, number>> => {
  const { rows } = await sql<{ word: string; pages: number }>`
    select word, count(found)::int as pages
    from unnest(${candidates}::text[]) as word, unnest(${locales}::text[]) as wanted(locale),
      lateral search_query(left(wanted.locale, 2),
        ${JSON.stringify(others)}::jsonb || jsonb_build_array(jsonb_build_array(jsonb_build_array(word))), true) as query,
      lateral (select id from live_search where locale = wanted.locale and words @@ query limit ${maxFrequency}) as found
    group by word`.execute(db)
  return new Map(rows.map(({ word, pages }) => [word, pages]))
}

export interface KnownWord {
  word: string
  spelling: string
}

/** The most candidates that are compared letter by letter. */
const maxCandidates = 200

/**
 * Words of the site that may be this one with up to two typing errors. An error leaves the beginning or the ending of a
 * word intact; two errors leave one of three parts intact.
 */
export const selectSimilar = async (
  db: Kysely<DB>,
  word: string,
  errors: number,
  languages: readonly string[],
): Promise<KnownWord[]> => {
  const letters = Array.from(word)
  const length = Math.max(1, Math.floor((letters.length - 1) / (errors + 1)))
  const beginning = letters.slice(0, length).join('')
  const ending = letters.slice(-length).toReversed().join('')
  const middle = letters.slice(length, -length).join('')
  const { rows } = await sql<KnownWord>`
    select word, min(spelling) as spelling from (
      select word, spelling from live_word
        where language = any(${languages}::text[]) and ${startsWith(sql`word`, beginning)}
      union all
      select word, spelling from live_word
        where language = any(${languages}::text[]) and ${startsWith(sql`reverse(word) collate "C"`, ending)}
      ${
        errors < 2
          ? sql``
          : sql`union all
      select word, spelling from live_word where language = any(${languages}::text[]) and word like ${`%${middle}%`}`
      }
    ) as candidate
    where char_length(word) between ${letters.length - errors} and ${letters.length + errors}
    group by word
    order by similarity(word, ${word}) desc, word limit ${maxCandidates}`.execute(db)
  return rows
}

const startsWith = (value: RawBuilder<unknown>, beginning: string) =>
  sql`${value} >= ${beginning} and ${value} < ${`${beginning}\u{10FFFF}`}`

/** Words of the site that this word is a part of, as "beleid" is of "milieubeleid"; the shortest first. */
export const selectContaining = async (
  db: Kysely<DB>,
  word: string,
  languages: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ word: string }>`
    select distinct word, char_length(word) as length from live_word
    where language = any(${languages}::text[]) and word like ${`%${word}%`}
    order by length, word limit 20`.execute(db)
  return rows.map(row => row.word)
}

/** The pairs of words of the site that this word consists of, as "watermanagement" of "water" and "management". */
export const selectHalves = async (
  db: Kysely<DB>,
  word: string,
  languages: readonly string[],
): Promise<[string, string][]> => {
  const { rows } = await sql<{ halves: [string, string] }>`
    select distinct array[left(${word}, size), substr(${word}, size + 1)] as halves
    from generate_series(3, char_length(${word}) - 3) as size
    where exists (select from live_word where language = any(${languages}::text[]) and word = left(${word}, size))
      and exists (select from live_word where language = any(${languages}::text[]) and word = substr(${word}, size + 1))`.execute(
    db,
  )
  return rows.map(({ halves }) => halves)
}
