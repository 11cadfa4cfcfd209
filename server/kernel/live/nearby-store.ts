import { tagFilter } from '@ximblox/blocks/define-list'
import { notFoundSlug } from '@ximblox/contract/rules/slug'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/pool.ts'
import { type CardRow, cardColumns } from './store.ts'

export interface Nearby {
  pageID: number
  type: string
  locale: string
  /** Filters whose values make pages related. */
  alike: readonly string[]
  size: number
}

export interface NearbyRows {
  items: CardRow[]
  previous: number | null
  next: number | null
  /** The most similar first. */
  related: number[]
}

/**
 * The neighbours of a page in the list of its type, the newest first, and the pages that share most with it, filled up
 * with the newest. A page that is not live has no neighbours. One statement, which reads whole cards only of the result.
 */
export const selectNearby = async (db: Database, nearby: Nearby): Promise<NearbyRows> => {
  const { pageID, size } = nearby
  const others = sql`from live_list where ${isListed(nearby)} and id <> ${pageID}`
  const { rows } = await sql<NearbyRows>`
    with own as materialized (select sort_at, id, facets from live_list where id = ${pageID} and ${isListed(nearby)}),
      valued as materialized (${valuedFacets(nearby)}),
      near as materialized (select
        (select id ${others} and (sort_at, id) < (select sort_at, id from own)
          order by sort_at desc nulls last, id desc limit 1) as previous,
        (select id ${others} and (sort_at, id) > (select sort_at, id from own) order by sort_at, id limit 1) as next),
      kin as materialized (
        select id, sort_at, (select count(distinct meaning) from valued where facet = any(facets)) as shared
        ${others} and facets && array(select facet from valued)
        order by shared desc, sort_at desc nulls last, id desc limit ${size}),
      newest as materialized (
        select id, sort_at, 0 as shared ${others} and id not in (select id from kin)
        order by sort_at desc nulls last, id desc limit ${size}),
      related as materialized (
        select * from (select * from kin union all select * from newest) as candidate
        order by shared desc, sort_at desc nulls last, id desc limit ${size})
    select previous, next,
      (select coalesce(json_agg(id order by shared desc, sort_at desc nulls last, id desc), '[]') from related) as related,
      (select coalesce(json_agg(item), '[]') from (
        select ${cardColumns} from live_card
        where id in (select id from related) or id in (near.previous, near.next)) as item) as items
    from near`.execute(db)
  return rows[0] ?? { items: [], previous: null, next: null, related: [] }
}

const isListed = ({ locale, type }: Nearby) =>
  sql`locale = ${locale} and type = ${type} and slug <> ${notFoundSlug}`

/** The facets that a related page may have. Tags that mean the same since they were merged count once. */
const valuedFacets = ({ alike }: Nearby): RawBuilder<unknown> => sql`
  select facet, facet as meaning from own, unnest(facets) as facet
    where split_part(facet, '=', 1) = any(${alike}::text[]) and not starts_with(facet, ${`${tagFilter}=`})
  union all select ${tagFilter} || '=' || same.id, ${tagFilter} || '=' || same.target_id
    from own, unnest(facets) as facet
    join live_tag on facet = ${tagFilter} || '=' || live_tag.id
    join live_tag same on same.target_id = live_tag.target_id
    where ${alike.includes(tagFilter)}`
