import { type Kysely, type RawBuilder, sql } from 'kysely'
import { containsPattern } from '../../kernel/db/like.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'

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

/**
 * A sort key: 2 for pages with all the words in their title, 1 for those with all in title or slug. Both are looked up
 * in their index, because comparing them for each page takes longer, above all with a word that most texts say.
 */
export const closeness = (words: readonly string[]) =>
  sql`least(${sql.join(
    words.map(
      word =>
        sql`case when p.id in (${pagesWith(titleContains(word))}) then 2
          when p.id in (${pagesWith(slugContains(word))}) then 1 else 0 end`,
    ),
  )})`

const titleContains = (word: string) => sql`p.title ilike ${containsPattern(word)}`
const slugContains = (word: string) => sql`p.slug ilike ${containsPattern(word)}`
const pagesWith = (condition: RawBuilder<unknown>) => sql`select p.id from page as p where ${condition}`

/**
 * Pages with the word in title or slug, or with a word that starts with it in their newest or published text. Each part
 * uses its index. What a language makes of the word is often the same in others, and is looked up once. A language that
 * leaves out a part, as English "a" in "a_s", would find the rest of it anywhere.
 */
export const hasWord = (word: string, page = 'p') => sql<boolean>`${sql.ref(`${page}.id`)} = any(array(
  select p.id from page as p where ${titleContains(word)} or ${slugContains(word)}
  union all
  select page_id from draft_entry where tsv @@ (
    select coalesce(string_agg(distinct query::text || ':*', ' | '), '')::tsquery
    from unnest(${configurations}::text[]) as language, phraseto_tsquery(language::regconfig, ${word}) as query
    where numnode(query) > 0 and numnode(query) = numnode(phraseto_tsquery('site_simple', ${word})))))`

/** The languages that words of drafts are looked up in. */
export const configurations = ['site_en', 'site_nl', 'site_de', 'site_fr', 'site_simple']

/** What the languages of drafts make of each word. */
export const findLexemes = async (db: Kysely<DB>, words: readonly string[]): Promise<string[][]> => {
  const { rows } = await sql<{ lexemes: string[] }>`
    select array(select distinct lexeme from unnest(${configurations}::text[]) as language,
      lateral unnest(to_tsvector(language::regconfig, word))) as lexemes
    from unnest(${words}::text[]) with ordinality as given(word, place) order by place`.execute(db)
  return rows.map(({ lexemes }) => lexemes)
}
