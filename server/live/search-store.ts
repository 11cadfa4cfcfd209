import type { Alternatives } from '@ximblox/contract/rules/search-words'
import { notFoundSlug } from '@ximblox/contract/rules/slug'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { prepared } from '../db/prepared.ts'
import type { DB } from '../db/schema.generated.ts'
import type { Hits } from './excerpt.ts'
import { maxPosition, passageTokens } from './indexed-words.ts'
import { type CardRow, cardColumns } from './store.ts'

interface Search {
  words: readonly Alternatives[]
  locales: readonly string[]
  types: readonly string[]
  /** All page types of the site. */
  allTypes: readonly string[]
  count: number
  offset: number
}

export interface FoundRow extends CardRow {
  score: number
  /** The part of the text with most of the found words, beginning a few words before these; as base64 of UTF-8. */
  passage: string
  /** The number of tokens of the text before it. */
  tokensBefore: number
  /** Whether the text goes on after it. */
  goesOn: boolean
  /** Those in the title and in this part. */
  hits: Hits
}

export interface Found {
  total: number
  isTotalExact: boolean
  types: { type: string; total: number }[]
  items: FoundRow[]
}

/**
 * The number of pages whose words are read and ranked: first those with the words in their titles, then the newest. A
 * word that matches more of them says little about any; the rest follows, the newest first.
 */
const maxRanked = sql.lit(200)
/** Of the newest pages in each locale, among which those of very many matches are looked for. */
const maxRead = sql.lit(1_500)
/**
 * More results are not counted. A sample has to contain as many pages as if half as many more matched, and never fewer
 * than 50, so that hardly any total is wrong because of chance.
 */
const maxCounted = sql.lit(5_000)
const isTooMany = sql`sum(total) >= greatest(
  50, 1.5 * ${maxCounted} / search_size() * (select count(*) from live_search_sample))`
const isBroad = sql`(select is_broad from sampled_total)`
const isDeep = sql`(select start + count > ${maxRanked} from given)`
const isTitledEnough = sql`(select count(*) = ${maxRanked} from titled)`
const areRecentEnough = sql`(select count(*) = ${maxRanked} * (select count(*) from asked) from recent)`
const areCandidatesEnough = sql`(${isTitledEnough} or ${areRecentEnough})`
const isFound = sql`id <> all((select hidden from given)::bigint[])`
const isOfType = sql`((select types from given) = '{}' or type = any((select types from given)::text[]))`
const isListed = sql`${isOfType} and ${isFound}`
/** `offset 0` keeps PostgreSQL from reading the words of all pages, as it may when it expects many locales. */
const matches = (column: 'words' | 'title_words', condition: RawBuilder<unknown>) => sql`asked a, lateral (
  select id, type, sort_at from live_search
  where locale = a.locale and ${sql.ref(column)} @@ a.query and ${condition} offset 0) as e`
/** The excerpt is cut out of this many passages: the one before a hit, and enough for words of any usual length. */
const passagesRead = sql.lit(5)
/** Of them, for words of any unusual length. */
const maxBytes = sql.lit(4_000)
const tokens = sql.lit(passageTokens)
/** Three passages following each other contain any excerpt. */
const passagesTogether = sql.lit(3)
/** Of words that are not shown, in other text, in headings and in the title. */
const weights = sql.raw(`'{0.05, 0.15, 0.45, 1}'::real[]`)

/** Words of the title outweigh any number of hits in the text. */
const verbatimTitle = sql.lit(4)

/** Finds the live pages with all of the words, the best first. */
export const selectFound = async (
  db: Kysely<DB>,
  { words, locales, types, allTypes, count, offset }: Search,
): Promise<Found> => {
  const { rows } = await sql<Found>`${sql.raw(prepared)}
    with given as materialized (
      select ${JSON.stringify(words)}::jsonb as words, locales, ${types}::text[] as types,
        ${allTypes}::text[] as all_types,
        ${count}::bigint as count, ${offset}::bigint as start,
        array(select id from live_card where locale = any(locales) and slug = ${sql.lit(notFoundSlug)}
          union all select id from live_unlisted where locale = any(locales)) as hidden
      from (select ${locales}::text[] as locales) as searched
    ),
    asked as materialized (
      select locale, query, search_query(left(locale, 2), words, true) as whole, search_patterns(query) as patterns,
        -- Words that are more than 100 words apart add nothing to the rank of all of them together.
        replace(query::text, '&', '|')::tsquery as each,
        replace(search_query(left(locale, 2), words, true, true)::text, '&', '|')::tsquery as verbatim
      from given, unnest(locales) as locale, lateral search_query(left(locale, 2), words) as query
    ),
    sampled as materialized (
      select e.type, count(*) as total
      from asked a join live_search_sample e on e.locale = a.locale and e.words @@ a.query
      group by e.type
    ),
    sampled_total as materialized (
      select coalesce(${isTooMany}, false) as is_broad from sampled where ${isOfType}
    ),
    titled as materialized (
      select e.id, e.sort_at from ${matches('title_words', isListed)} order by e.sort_at desc, e.id desc limit ${maxRanked}
    ),
    recent as materialized (
      select found.id, found.sort_at from asked a, lateral (
        select id, sort_at from (
          select id, sort_at, words from live_search where locale = a.locale and ${isListed}
          order by sort_at desc, id desc limit ${maxRead}
        ) as newest
        where words @@ a.query order by sort_at desc, id desc limit ${maxRanked}
      ) as found
      where ${isBroad} and not ${isTitledEnough}
    ),
    matching as materialized (
      select e.id, e.type, e.sort_at from ${matches('words', isFound)}
      where ${isDeep} or not ${areCandidatesEnough}
    ),
    counted as materialized (
      select type, count(*) as total from (
        select type from matching
        union all
        select e.type from ${matches('words', isFound)}
        where not ${isBroad} and not ${isDeep} and ${areCandidatesEnough}
      ) as each
      group by type
    ),
    newest as materialized (
      select id, sort_at from recent where ${areRecentEnough}
      union all
      (select id, sort_at from matching where not ${areCandidatesEnough} and ${isOfType}
        order by sort_at desc, id desc limit ${maxRanked})
    ),
    ranked as materialized (
      select e.id, e.sort_at, ts_rank(${weights}, e.words, a.query, 1) + ts_rank(${weights}, e.words, a.whole, 1)
        + ts_rank(${weights}, e.words, a.each, 1)
        + ts_rank(${weights}, e.title_words, a.query, 2) + ts_rank(${weights}, e.title_words, a.whole, 2)
        + ${verbatimTitle} * ts_rank(${weights}, e.title_words, a.verbatim, 1) as score
      from (
        select id from (select id, sort_at from titled union select id, sort_at from newest) as either
        order by id in (select id from titled) desc, sort_at desc, id desc limit ${maxRanked}
      ) as candidate
      join live_search e on e.id = candidate.id
      join asked a on a.locale = e.locale
    ),
    listed as materialized (
      (select id, score, row_number() over (order by score desc, sort_at desc, id desc) as place
        from ranked order by place limit (select count from given) offset (select start from given))
      union all
      (select id, 0, ${maxRanked} + row_number() over (order by sort_at desc, id desc) as place
        from matching
        where ${isDeep} and ${isOfType} and id not in (select id from ranked)
        order by place
        limit (select greatest(0, least(count, start + count - ${maxRanked})) from given)
        offset (select greatest(0, start - ${maxRanked}) from given))
    ),
    hits as materialized (
      select l.id, lexeme, position, weight, (position - 1) / ${tokens} as passage
      from listed l
      join live_search e on e.id = l.id
      join asked a on a.locale = e.locale,
      lateral unnest(e.words) as found,
      lateral unnest(positions, weights) as hit(position, weight)
      where lexeme collate "C" like any(a.patterns)
    ),
    texts as materialized (
      select id, body, starts, cardinality(starts) - 1 as passages from (
        select t.id, t.body, case when e.passage_starts[cardinality(e.passage_starts)] = octet_length(t.body)
          then e.passage_starts else array[0, octet_length(t.body)] end as starts
        from live_text t join live_search e on e.id = t.id
        where t.id in (select id from listed) offset 0
      ) as each
    ),
    passages as materialized (
      select id, first, starts[first + 1] as start, starts[least(first + ${passagesRead}, passages) + 1] as end, body
      from texts t, lateral (
        select greatest(0, coalesce((
          select first from hits, generate_series(greatest(0, passage - ${passagesTogether} + 1), passage) as first
          where id = t.id and weight <> 'A' and passage < passages and position < ${sql.lit(maxPosition)}
          group by first
          having bool_or(passage = first)
          order by count(distinct lexeme) desc, count(*) desc, first limit 1
        ), 0) - 1) as first offset 0
      ) as best
    )
    select not ${isBroad} as "isTotalExact",
      case when ${isBroad} then ${maxCounted} else coalesce((select sum(total) from counted where ${isOfType}), 0) end::int as total,
      (select coalesce(json_agg(json_build_object('type', type, 'total', total) order by total desc, type), '[]') from (
        select type, total from counted where not ${isBroad}
        union all
        -- Pages of rare types may be missing from the sample.
        select t.type, coalesce((select total from sampled where type = t.type), 0)
        from given, unnest(all_types) as t(type)
        where ${isBroad} and exists (select from asked a, lateral (
          select from live_card where locale = a.locale and type = t.type order by sort_at desc, id desc limit 1) as newest)
      ) as either) as types,
      (select coalesce(json_agg(to_jsonb(c) || jsonb_build_object(
          'score', l.score,
          'passage', encode(substring(
            convert_to(p.body, 'UTF8') from p.start + 1 for least(p.end - p.start, ${maxBytes})), 'base64'),
          'tokensBefore', p.first * ${tokens},
          'goesOn', p.end < octet_length(p.body),
          'hits', (
            select coalesce(jsonb_agg(positions), '[]') from (
              select jsonb_agg(position) as positions from hits
              where id = l.id and (weight = 'A' or passage >= p.first and passage < p.first + ${passagesRead})
              group by lexeme
            ) as near)
        ) order by l.place), '[]')
        from listed l
        join (select ${cardColumns} from live_card where id in (select id from listed)) c on c.id = l.id
        join passages p on p.id = l.id) as items`.execute(db)
  return rows[0] ?? { total: 0, isTotalExact: true, types: [], items: [] }
}

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
