import type { Block } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'
import { type Kysely, sql } from 'kysely'
import { containsPattern } from '../db/like.ts'
import { offsetOf } from '../db/offset.ts'
import type { DB } from '../db/schema.generated.ts'

type Db = Kysely<DB>

/** A page with one of some references, in its newest version that has it. */
interface UseRow {
  pageID: number
  title: string
  slug: string
  locale: string
  versionID: number
  published: boolean
}

/** The part of a list that is asked for. */
export interface UseList {
  pageIndex: number
  pageSize: number
  searchTerm: string
  columnToSort: '' | 'title' | 'slug' | 'locale' | 'published'
  sortOrder: 'asc' | 'desc'
  /** Limits the list to pages whose published version has the reference. */
  onlyLive?: boolean
}

/**
 * Versions `v` of pages `p` in current use: newest, published, requested for publication, or scheduled. References in
 * older versions do not prevent a deletion.
 */
export const current = sql`p.deleted_at is null and (v.id = p.head_id or v.id = p.live_id
  or exists (select from request r where r.page_id = p.id and r.version_id = v.id and r.state = 'open')
  or exists (select from schedule s where s.page_id = p.id and s.version_id = v.id))`

/** The number of pages with each of these references, such as `f12`. Unused ones are left out. */
export const countUses = async (db: Db, refs: readonly string[]): Promise<Map<string, number>> => {
  if (refs.length === 0) return new Map()
  // One index lookup per reference. Comparing every version with all of them would take a thousand times longer.
  const { rows } = await sql<{ ref: string; pages: number }>`
    select used.ref, used.pages
    from unnest(${refs}::text[]) as wanted (ref)
    cross join lateral (
      select wanted.ref, count(distinct v.page_id) as pages
      from page_version v
      join page p on p.id = v.page_id
      where v.refs @> array[wanted.ref] and ${current}
    ) used
    where used.pages > 0`.execute(db)
  return new Map(rows.map(({ ref, pages }) => [ref, pages]))
}

/** Versions that visitors see. */
const live = sql`p.deleted_at is null and v.id = p.live_id`

const uses = (refs: readonly string[], { searchTerm, onlyLive = false }: UseList) => {
  const pattern = containsPattern(searchTerm.trim())
  const found =
    searchTerm.trim() === '' ? sql`true` : sql`(p.title ilike ${pattern} or p.slug ilike ${pattern})`
  return sql`
    select p.id as "pageID", p.title, p.slug, p.locale,
      coalesce(max(v.id) filter (where v.id = p.head_id), max(v.id)) as "versionID",
      coalesce(bool_or(v.id = p.live_id), false) as published
    from page_version v
    join page p on p.id = v.page_id
    where v.refs && ${refs}::text[] and ${onlyLive ? live : current} and ${found}
    group by p.id`
}

/** One page of the list of pages with one of these references, and their total number. */
export const listUses = async (
  db: Db,
  refs: readonly string[],
  list: UseList,
): Promise<{ rows: UseRow[]; total: number }> => {
  const { pageIndex, pageSize, columnToSort, sortOrder } = list
  const listed = uses(refs, list)
  const direction = sql.raw(sortOrder)
  const { rows } = await sql<{ rows: UseRow[]; total: number }>`
    with used as materialized (${listed})
    select (select count(*) from used) as total,
      (select coalesce(json_agg(part), '[]') from (
        select * from used order by ${sql.ref(columnToSort || 'title')} ${direction}, "pageID" ${direction}
        limit ${pageSize} offset ${offsetOf(pageIndex, pageSize)}) part) as rows`.execute(db)
  return rows[0] ?? { rows: [], total: 0 }
}

type Content = Pick<VersionContent, 'seoImage' | '__images' | '__files' | 'blocks'> & { props: JsonObject }

/** The parts of versions that can contain references. */
export const findContents = async (db: Db, versionIDs: readonly number[]): Promise<Map<number, Content>> => {
  const rows = await db
    .selectFrom('page_version')
    .where(sql<boolean>`id = any(${versionIDs}::bigint[])`)
    .select([
      'id',
      sql<Pick<Content, 'seoImage'>>`seo`.as('seo'),
      sql<Pick<Content, '__images' | '__files'>>`media`.as('media'),
      sql<JsonObject>`props`.as('props'),
      sql<Block[]>`blocks`.as('blocks'),
    ])
    .execute()
  return new Map(rows.map(({ id, seo, media, props, blocks }) => [id, { ...seo, ...media, props, blocks }]))
}
