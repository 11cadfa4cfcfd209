import { type Kysely, sql } from 'kysely'
import { containsPattern } from '../db/like.ts'
import type { DB } from '../db/schema.generated.ts'

const maxWords = 8

/**
 * The words of a search term that all have to be found. Words without meaning in a language of the site are left out
 * beside others, because no index has them: "een jaar" finds what "jaar" finds.
 */
export const wordsOf = async (db: Kysely<DB>, searchTerm: string): Promise<string[]> => {
  const words = searchTerm
    .split(/\s+/)
    .filter(word => word !== '')
    .slice(0, maxWords)
  if (words.length < 2) return words
  const { rows } = await sql<{ word: string }>`
    select distinct word
    from unnest(${words}::text[]) as given(word), setting,
      jsonb_array_elements_text(value -> 'availableLocales') as available(locale)
    where key = 'locales' and to_tsvector('site_simple', word) <> ''
      and to_tsvector(search_configuration(locale), word) = ''`.execute(db)
  const unindexed = new Set(rows.map(({ word }) => word))
  const meaningful = words.filter(word => !unindexed.has(word))
  return meaningful.length > 0 ? meaningful : words
}

/** Sort keys: pages with all the words in their title come first, then those with all in title or slug. */
export const addressFirst = (words: readonly string[]) =>
  words.length === 0 ? [] : [allOf(words, titleContains), allOf(words, titleOrSlugContains)]

const allOf = (words: readonly string[], matches: typeof titleContains) =>
  sql`(${sql.join(words.map(matches), sql` and `)})`

const titleContains = (word: string) => sql<boolean>`p.title ilike ${containsPattern(word)}`

const titleOrSlugContains = (word: string) =>
  sql<boolean>`(${titleContains(word)} or p.slug ilike ${containsPattern(word)})`

/**
 * Pages with the word in title or slug, or with a word that starts with it in their newest or published text. Each part
 * uses its index.
 */
export const hasWord = (word: string) => sql<boolean>`p.id = any(array(
  select p.id from page as p where ${titleOrSlugContains(word)}
  union all
  select page_id from draft_entry where tsv @@ (${sql.join(
    ['site_en', 'site_nl', 'site_de', 'site_fr', 'site_simple'].map(
      language =>
        sql`coalesce((nullif(plainto_tsquery(${language}::regconfig, ${word})::text, '') || ':*')::tsquery, '')`,
    ),
    sql` || `,
  )})))`
