import type { Alternatives } from '@ximblox/contract/rules/search-words'
import { notFoundSlug } from '@ximblox/contract/rules/slug'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { prepared } from '../db/prepared.ts'
import type { DB } from '../db/schema.generated.ts'
import type { Hits } from './excerpt.ts'
import { maxPosition, passageTokens } from './indexed-words.ts'
import { type CardRow, cardColumns } from './store.ts'

interface Search {
  /** Of the words of one of them, pages have all. */
  terms: readonly (readonly Alternatives[])[]
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
  /** Whether one of the hits in it is in a sentence, or in a heading or label right above one. */
  isInProse: boolean
  /** What is shown of the page otherwise, and the number of tokens before it. */
  summary: string
  summaryStart: number
  /** Those in the title, in this part and in the summary. */
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
/** The positions of a summary that can be shown. */
const summaryTokens = sql.lit(300)
/** Of words that are not shown, in other text, in headings and in the title. */
const weights = sql.raw(`'{0.05, 0.15, 0.45, 1}'::real[]`)

/** Words of the title outweigh any number of hits in the text. */
const verbatimTitle = sql.lit(4)

/** Finds the live pages with all of the words of one of the terms, the best first. */
export const selectFound = async (
  db: Kysely<DB>,
  { terms, locales, types, allTypes, count, offset }: Search,
): Promise<Found> => {
  const { rows } = await sql<Found>`${sql.raw(prepared)}
    with given as materialized (
      select ${JSON.stringify(terms)}::jsonb as terms, locales, ${types}::text[] as types,
        ${allTypes}::text[] as all_types,
        ${count}::bigint as count, ${offset}::bigint as start,
        array(select id from live_card where locale = any(locales) and slug = ${sql.lit(notFoundSlug)}
          union all select id from live_unlisted where locale = any(locales)) as hidden
      from (select ${locales}::text[] as locales) as searched
    ),
    asked as materialized (
      select locale, query, search_query_of_any(left(locale, 2), terms, true) as whole, search_patterns(query) as patterns,
        -- Words that are more than 100 words apart add nothing to the rank of all of them together.
        replace(query::text, '&', '|')::tsquery as each,
        replace(search_query_of_any(left(locale, 2), terms, true, true)::text, '&', '|')::tsquery as verbatim
      from given, unnest(locales) as locale, lateral search_query_of_any(left(locale, 2), terms) as query
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
      select l.id, lexeme, position, weight, (position - 1) / ${tokens} as passage,
        position::integer <@ e.prose as in_prose
      from listed l,
      -- Adding nothing reads it out of its table once a page, and not with every hit.
      lateral (select locale, words, prose + '{}' as prose from live_search where id = l.id offset 0) as e
      join asked a on a.locale = e.locale,
      lateral unnest(e.words) as found,
      lateral unnest(positions, weights) as hit(position, weight)
      where lexeme collate "C" like any(a.patterns)
    ),
    texts as materialized (
      select id, body, starts, cardinality(starts) - 1 as passages, summary, summary_start from (
        select t.id, t.body, e.summary, e.summary_start, case when e.passage_starts[cardinality(e.passage_starts)] = octet_length(t.body)
          then e.passage_starts else array[0, octet_length(t.body)] end as starts
        from live_text t join live_search e on e.id = t.id
        where t.id in (select id from listed) offset 0
      ) as each
    ),
    passages as materialized (
      select id, first, starts[first + 1] as start, starts[least(first + ${passagesRead}, passages) + 1] as end, body,
        summary, summary_start
      from texts t, lateral (
        select greatest(0, coalesce((
          select first from hits, generate_series(greatest(0, passage - ${passagesTogether} + 1), passage) as first
          where id = t.id and weight <> 'A' and passage < passages and position < ${sql.lit(maxPosition)}
          group by first
          having bool_or(passage = first)
          order by count(distinct lexeme) filter (where in_prose) desc, count(distinct lexeme) desc, count(*) desc, first
          limit 1
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
          'isInProse', exists (
            select from hits where id = l.id and in_prose and passage >= p.first and passage < p.first + ${passagesRead}),
          'summary', p.summary,
          'summaryStart', p.summary_start,
          'hits', (
            select coalesce(jsonb_agg(jsonb_build_object('lexemes', jsonb_build_array(lexeme), 'positions', positions)), '[]') from (
              select lexeme, jsonb_agg(position) as positions from hits
              where id = l.id and (weight = 'A' or passage >= p.first and passage < p.first + ${passagesRead}
                or position > p.summary_start and position <= p.summary_start + ${summaryTokens})
              group by lexeme
            ) as near)
        ) order by l.place), '[]')
        from listed l
        join (select ${cardColumns} from live_card where id in (select id from listed)) c on c.id = l.id
        join passages p on p.id = l.id) as items`.execute(db)
  return rows[0] ?? { total: 0, isTotalExact: true, types: [], items: [] }
}
