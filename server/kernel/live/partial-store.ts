import type { Alternatives } from '@ximblox/contract/rules/search-words'
import { notFoundSlug } from '@ximblox/contract/rules/slug'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.generated.ts'

/** The pages of each word among which those with other words are looked for. */
const maxPages = sql.lit(500)
/** The combinations of words that are compared, by a few pages of each. */
const maxCombinations = sql.lit(10)
const pagesCompared = sql.lit(3)
/** As many results in another language are not counted. */
export const maxElsewhere = 1_000

const hidden = sql`array(select id from live_card where locale = any(locales) and slug = ${sql.lit(notFoundSlug)}
  union all select id from live_unlisted where locale = any(locales))`

/** The words of a term in each locale, without its stop words. */
const meaningful = (words: readonly Alternatives[], locales: readonly string[]) => sql`
  given as materialized (
    select ${JSON.stringify(words)}::jsonb as words, locales, ${hidden} as hidden
    from (select ${locales}::text[] as locales) as searched
  ),
  meaningful as materialized (
    select locale, (place - 1)::integer as place, search_query(left(locale, 2), jsonb_build_array(word)) as query
    from given, unnest(locales) as locale, jsonb_array_elements(words) with ordinality as each(word, place)
    where exists (select from jsonb_array_elements(word) as alternative, jsonb_array_elements_text(alternative) as part
      where search_word_query(left(locale, 2), part, true, false) is not null)
  )`

export interface Combinations {
  /** The words that are no stop words in any of the locales, by their index in the term. */
  meaningful: number[]
  /** The words that pages have together, most of them first. */
  combinations: number[][]
}

/**
 * Which words of a term pages have together, if none has all. Of frequent words, some of the pages are looked through;
 * these are likely to have other frequent words.
 */
export const selectCombinations = async (
  db: Kysely<DB>,
  words: readonly Alternatives[],
  locales: readonly string[],
): Promise<Combinations> => {
  const { rows } = await sql<Combinations>`
    with ${meaningful(words, locales)},
    found as materialized (
      select locale, place, id from meaningful s, lateral (
        select id from live_search
        where locale = s.locale and words @@ s.query and id <> all((select hidden from given)::bigint[])
        limit ${maxPages}) as page
    ),
    combined as materialized (
      select (array_agg(id order by id desc))[1:${pagesCompared}] as ids from (
        select id, array_agg(place order by place) as places from found group by id
      ) as each
      group by places order by cardinality(places) desc, count(*) desc, places limit ${maxCombinations}
    ),
    exact as materialized (
      select e.id, array_agg(s.place order by s.place) as places
      from combined, unnest(ids) as page(id) join live_search e on e.id = page.id
        join meaningful s on s.locale = e.locale and e.words @@ s.query
      group by e.id
    )
    select array(select place from meaningful group by place having count(*) = cardinality((select locales from given)) order by place)
        as meaningful,
      (select coalesce(json_agg(places order by cardinality(places) desc, pages desc, places), '[]')
        from (select places, count(*) as pages from exact group by places) as counted) as combinations`.execute(
    db,
  )
  return rows[0] ?? { meaningful: [], combinations: [] }
}

/** The words of a term that each of these pages lacks, by their index. */
export const selectMissing = async (
  db: Kysely<DB>,
  words: readonly Alternatives[],
  locales: readonly string[],
  ids: readonly number[],
): Promise<Map<number, number[]>> => {
  const { rows } = await sql<{ id: number; places: number[] }>`
    with ${meaningful(words, locales)}
    select e.id, array(select place from meaningful s where s.locale = e.locale and not e.words @@ s.query order by place)
      as places
    from live_search e where e.id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, places }) => [id, places]))
}

/** The number of pages of each locale that have all the words, up to a maximum; locales without any are absent. */
export const countByLocale = async (
  db: Kysely<DB>,
  words: readonly Alternatives[],
  locales: readonly string[],
): Promise<{ locale: string; total: number }[]> => {
  const { rows } = await sql<{ locale: string; total: number }>`
    with given as materialized (
      select ${JSON.stringify(words)}::jsonb as words, locales, ${hidden} as hidden
      from (select ${locales}::text[] as locales) as searched
    )
    select locale, count(*)::integer as total
    from given, unnest(locales) with ordinality as wanted(locale, place),
      lateral search_query(left(locale, 2), words) as query,
      lateral (select from live_search e
        where e.locale = wanted.locale and e.words @@ query and id <> all((select hidden from given)::bigint[])
        limit ${sql.lit(maxElsewhere)}) as page
    group by locale, place order by place`.execute(db)
  return rows
}
