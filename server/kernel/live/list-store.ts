import { tagFilter } from '@ximblox/blocks/define-list'
import type { Alternatives } from '@ximblox/contract/rules/search-words'
import { notFoundSlug } from '@ximblox/contract/rules/slug'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/pool.ts'
import { prepared } from '../db/prepared.ts'
import { type CardRow, cardColumns, meansTheSame } from './store.ts'

/** A list whose names have been checked against the page types. */
export interface CheckedList {
  types: readonly string[]
  locale: string
  tag: number | undefined
  /** The slug that the pages are below; "" is the home page, which all pages are below. */
  belowSlug: string | undefined
  ids: readonly number[] | undefined
  /** By name; without the tag. */
  filters: readonly (readonly [name: string, value: string])[]
  tagFilterID: number | undefined
  facets: readonly string[]
  /** The pages have all of these words. */
  words?: readonly Alternatives[]
  /** Leaves out the pages that search engines leave out. */
  onlyIndexed: boolean
  sort: { by: 'newest' | 'title' | 'picked' } | { by: 'key'; name: string; descending: boolean }
  offset: number
  size: number
}

export interface ListRows {
  items: CardRow[]
  total: number
  /** `label` is the name of a tag. */
  counts: { name: string; value: string; label: string | null; count: number }[]
}

/** One page of a list of live pages, the number of all of them, and the counts of facets, in one statement. */
export const selectList = async (db: Database, list: CheckedList): Promise<ListRows> => {
  const filters = filtersOf(list)
  const all = listed(list, filters)
  const { rows } = await sql<ListRows>`${isPrepared(list) ? sql.raw(prepared) : sql``}
    with counted as materialized (select count(*) as total ${all})
    select (select total from counted) as total,
      (select coalesce(json_agg(item), '[]') from (
        select ${cardColumns}
        from live_card join (${list.offset === 0 ? firstPage(list, all) : laterPage(list, all)}) as shown using (id)
        order by ${orderOf(list)}) as item) as items,
      ${list.facets.length === 0 ? sql`'[]'::json` : sql`(${counts(list, filters)})`} as counts`.execute(db)
  return rows[0] ?? { items: [], total: 0, counts: [] }
}

const firstPage = (list: CheckedList, all: RawBuilder<unknown>) =>
  sql`select id, ${sortKey(list)} as sort_key ${all} order by ${orderOf(list)} limit ${list.size}`

/** Pages past the middle are read from the end, so that the last one takes no longer than the first. */
const laterPage = (list: CheckedList, all: RawBuilder<unknown>) => {
  const { size, offset } = list
  const left = sql`(select greatest(total - ${offset}::bigint, 0) from counted)`
  const isPastMiddle = sql`(select ${offset}::bigint > total / 2 from counted)`
  const keys = sql`select id, ${sortKey(list)} as sort_key ${all}`
  return sql`
    (${keys} and not ${isPastMiddle} order by ${orderOf(list)} limit ${size} offset ${offset})
    union all
    (select id, sort_key from (
      ${keys} and ${isPastMiddle} order by ${reverseOrderOf(list)}
      limit ${size} offset greatest(${left} - ${size}::bigint, 0)
    ) as from_end order by ${reverseOrderOf(list)} limit ${left})`
}

interface Filter {
  name: string
  matches: RawBuilder<unknown>
}

const filtersOf = ({ filters, tagFilterID }: CheckedList): Filter[] => [
  ...filters.map(([name, value]) => ({ name, matches: sql`facets @> array[${`${name}=${value}`}::text]` })),
  ...(tagFilterID === undefined ? [] : [{ name: tagFilter, matches: hasTagFacet(tagFilterID) }]),
]

const hasTagFacet = (id: number) =>
  sql`facets && array(select ${tagFilter} || '=' || id from live_tag where ${meansTheSame(id)})`

/** Reads narrow rows, one for each live page. */
const listed = (
  { locale, types, tag, belowSlug, ids, onlyIndexed, words = [] }: CheckedList,
  filters: readonly Filter[],
) =>
  sql`from live_list where ${sql.join(
    [
      sql`locale = ${locale}`,
      types.length === 1 ? sql`type = ${types[0]}` : sql`type = any(${types}::text[])`,
      sql`slug <> ${notFoundSlug}`,
      ...(onlyIndexed ? [sql`id not in (select id from live_unlisted)`] : []),
      ...(tag === undefined ? [] : [hasTagFacet(tag)]),
      ...(belowSlug === undefined ? [] : [isBelow(belowSlug)]),
      ...(ids === undefined ? [] : [sql`id = any(${ids}::bigint[])`]),
      ...(words.length === 0 ? [] : [hasWords(locale, words)]),
      ...filters.map(({ matches }) => matches),
    ],
    sql` and `,
  )}`

const hasWords = (locale: string, words: readonly Alternatives[]) => sql`id in (
  select id from live_search
  where locale = ${locale} and words @@ search_query(left(${locale}, 2), ${JSON.stringify(words)}::jsonb))`

const isBelow = (slug: string) => (slug === '' ? sql`slug <> ''` : sql`starts_with(slug, ${`${slug}/`})`)

/**
 * The values of a filter are counted among the pages that match the other filters. Facets without a filter share one
 * reading; each of the others reads its own pages.
 */
const counts = (list: CheckedList, filters: readonly Filter[]) => {
  const isFiltered = (name: string) => filters.some(filter => filter.name === name)
  const open = list.facets.filter(name => !isFiltered(name))
  const parts = [...(open.length > 0 ? [open] : []), ...list.facets.filter(isFiltered).map(name => [name])]
  return sql`select coalesce(json_agg(counted), '[]') from (${sql.join(
    parts.map(names => {
      const pages = listed(
        list,
        filters.filter(({ name }) => !names.includes(name)),
      )
      return countsOf(names, pages)
    }),
    sql` union all `,
  )}) as counted`
}

/** `unnest` is in the select list, because a join with it takes twice as long. */
const countsOf = (names: readonly string[], pages: RawBuilder<unknown>) => {
  const declared = sql`select name, value, null as label, pages as count from found where name <> ${tagFilter}`
  return sql`(
    with found as materialized (
      select name, facet, pages, substr(facet, length(name) + 2) as value
      from (select facet, count(*)::integer as pages from (select unnest(facets) as facet ${pages}) as each group by facet)
        join unnest(${names}::text[]) as name on starts_with(facet, name || '='))
    ${names.includes(tagFilter) ? sql`${declared} union all ${tagCounts(pages)}` : declared})`
}

/** A page with a tag and with one that was merged into it counts once. */
const tagCounts = (pages: RawBuilder<unknown>) => sql`
  select min(found.name), target_id::text, live_tag.name,
    case count(*)
      when 1 then min(pages)
      else (select count(*)::integer ${pages} and facets && array_agg(facet))
    end
  from found join live_tag on live_tag.id = value::bigint
  where found.name = ${tagFilter}
  group by target_id, live_tag.name`

const sortKey = ({ sort, ids = [] }: CheckedList): RawBuilder<unknown> => {
  switch (sort.by) {
    case 'newest':
      return sql.ref('sort_at')
    case 'title':
      return sql.ref('title')
    case 'picked':
      return sql`array_position(${ids}::bigint[], id)`
    case 'key':
      return sql`sort_keys -> ${sort.name}`
  }
}

const isDescending = ({ sort }: CheckedList) => sort.by === 'newest' || (sort.by === 'key' && sort.descending)

/** Ties are in the order of the ids, so that no page is on two pages of a list. */
const orderOf = (list: CheckedList) =>
  isDescending(list) ? sql`sort_key desc nulls last, id desc` : sql`sort_key asc nulls last, id`

const reverseOrderOf = (list: CheckedList) =>
  isDescending(list) ? sql`sort_key asc nulls first, id` : sql`sort_key desc nulls first, id desc`

/** Visitors choose filters, ids and words in too many ways, so only the other lists are prepared. */
const isPrepared = ({ words = [], ...list }: CheckedList): boolean =>
  list.filters.length + words.length === 0 &&
  [list.belowSlug, list.ids, list.tagFilterID].every(value => value === undefined)
