import { tagFilter } from '@ximblox/blocks/define-list'
import { notFoundSlug } from '@ximblox/contract/rules/slug'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/pool.ts'
import { prepared } from '../db/prepared.ts'
import { type CardRow, cardColumns, hasTag, meansTheSame } from './store.ts'

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
  const { rows } = await (needsEntries(list) ? fromEntries(list) : fromCards(list)).execute(db)
  return rows[0] ?? { items: [], total: 0, counts: [] }
}

const needsEntries = ({ facets, filters, tagFilterID, sort }: CheckedList): boolean =>
  facets.length > 0 || filters.length > 0 || tagFilterID !== undefined || sort.by === 'key'

/** Reads the index of the order and stops at the size. */
const fromCards = (list: CheckedList) => {
  const listed = sql`from live_card where ${candidates(list)}`
  return sql<ListRows>`${statementName(list)}
    select (select count(*) ${listed}) as total,
      (select coalesce(json_agg(listed), '[]') from (
        select ${cardColumns} ${listed}
        order by ${orderBy(list, sortKey(list))} limit ${list.size} offset ${list.offset}) listed) as items,
      '[]'::json as counts`
}

/**
 * Reads the narrow rows of all pages once. `missed` is 0 for pages that match every filter, which are in the list, and
 * the number of the filter for pages that match all but one, which count for the values of that one.
 */
const fromEntries = (list: CheckedList) => {
  const filters = filtersOf(list)
  const key = sql.ref('sort_key')
  const shown = sql`select id, sort_key from candidate where missed = 0
    order by ${orderBy(list, key)} limit ${list.size} offset ${list.offset}`
  return sql<ListRows>`
    with candidate as materialized (
      select * from (
        select id, ${sortKey(list)} as sort_key, facets, ${missed(filters, list.facets)} as missed
        from live_list as listed where ${entryConditions(list)}) as entry
      where missed is not null)
    select (select count(*) from candidate where missed = 0) as total,
      (select coalesce(json_agg(listed), '[]') from (
        select ${cardColumns} from live_card join (${shown}) as shown using (id)
        order by ${orderBy(list, key)}) listed) as items,
      ${list.facets.length === 0 ? sql`'[]'::json` : sql`(select coalesce(json_agg(counted), '[]') from (${counts(list, filters)}) counted)`} as counts`
}

interface Filter {
  name: string
  matches: RawBuilder<unknown>
}

const filtersOf = ({ filters, tagFilterID }: CheckedList): Filter[] => [
  ...filters.map(([name, value]) => ({ name, matches: sql`facets @> array[${`${name}=${value}`}::text]` })),
  ...(tagFilterID === undefined
    ? []
    : [{ name: tagFilter, matches: sql`facets && ${facetsOfTag(tagFilterID)}` }]),
]

const facetsOfTag = (id: number) => sql`array(select 'tag=' || id from live_tag where ${meansTheSame(id)})`

const missed = (filters: readonly Filter[], facets: readonly string[]): RawBuilder<unknown> => {
  const all = (wanted: readonly Filter[]) =>
    sql.join([sql`true`, ...wanted.map(({ matches }) => matches)], sql` and `)
  const butOne = filters.flatMap((filter, index) =>
    facets.includes(filter.name)
      ? [sql`when ${all(filters.filter(other => other !== filter))} then ${sql.lit(index + 1)}`]
      : [],
  )
  return sql`case when ${all(filters)} then 0 ${sql.join(butOne, sql` `)} end`
}

/**
 * Rows are grouped before their facets are taken apart, because there are few different ones; `offset 0` keeps
 * PostgreSQL from splitting each row. A page with a tag and with one that was merged into it counts once.
 */
const counts = ({ facets }: CheckedList, filters: readonly Filter[]) => {
  const numbers = facets.map(name => filters.findIndex(filter => filter.name === name) + 1)
  const grouped = sql`
    select facet, pages, name, number, substr(facet, length(name) + 2) as value
    from (select facet, missed, count(*) as pages from candidate, unnest(facets) as facet group by facet, missed offset 0) as found
      join unnest(${facets}::text[], ${numbers}::integer[]) as wanted(name, number)
        on starts_with(facet, name || '=') and missed in (0, number)`
  const declared = sql`select name, value, null as label, sum(pages)::integer as count
    from grouped where name <> ${tagFilter} group by name, value`
  const tags = sql`select grouped.name, target_id::text, live_tag.name, case count(distinct facet)
      when 1 then sum(pages)
      else (select count(*) from candidate where facets && array_agg(facet) and missed in (0, min(number))) end::integer
    from grouped join live_tag on live_tag.id = value::bigint
    where grouped.name = ${tagFilter} group by grouped.name, target_id, live_tag.name`
  return sql`with grouped as materialized (${grouped}) ${facets.includes(tagFilter) ? sql`${declared} union all ${tags}` : declared}`
}

const entryConditions = (list: CheckedList) => {
  const { locale, types, tag, belowSlug, ids } = list
  const slugs = (condition: RawBuilder<unknown>) =>
    sql`(select id from live_card where locale = ${locale} and ${condition})`
  return all([
    sql`locale = ${locale}`,
    typeCondition(types),
    sql`id <> all(array${slugs(sql`slug = ${notFoundSlug}`)})`,
    ...(tag === undefined ? [] : [sql`facets && ${facetsOfTag(tag)}`]),
    ...(belowSlug === undefined ? [] : [sql`id in ${slugs(isBelow(belowSlug))}`]),
    ...(ids === undefined ? [] : [sql`id = any(${ids}::bigint[])`]),
  ])
}

const candidates = ({ locale, types, tag, belowSlug, ids }: CheckedList) =>
  all([
    sql`locale = ${locale}`,
    typeCondition(types),
    sql`slug <> ${notFoundSlug}`,
    ...(tag === undefined ? [] : [hasTag(sql.ref('tags'), tag)]),
    ...(belowSlug === undefined ? [] : [isBelow(belowSlug)]),
    ...(ids === undefined ? [] : [sql`id = any(${ids}::bigint[])`]),
  ])

const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `)

const typeCondition = (types: readonly string[]) =>
  types.length === 1 ? sql`type = ${types[0]}` : sql`type = any(${types}::text[])`

const isBelow = (slug: string) => (slug === '' ? sql`slug <> ''` : sql`starts_with(slug, ${`${slug}/`})`)

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

/** Ties are in the order of the ids, so that no page is on two pages of a list. */
const orderBy = ({ sort }: CheckedList, key: RawBuilder<unknown>) => {
  if (sort.by === 'newest') return sql`${key} desc, id desc`
  return sort.by === 'key' && sort.descending
    ? sql`${key} desc nulls last, id desc`
    : sql`${key} asc nulls last, id`
}

/** The commonest list is prepared once for each connection. */
const statementName = (list: CheckedList) =>
  list.sort.by === 'newest' &&
  list.types.length === 1 &&
  [list.tag, list.belowSlug, list.ids].every(value => value === undefined)
    ? sql.raw(prepared('live_cards'))
    : sql``
