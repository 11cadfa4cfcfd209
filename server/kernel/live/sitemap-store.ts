import type { SitemapPart } from '@ximblox/blocks/site-document'
import { sql } from 'kysely'
import type { Database } from '../db/pool.ts'

/** All parts of sitemaps, each of at most `size` live pages in the order of their ids. */
export const selectSitemapParts = async (
  db: Database,
  locales: readonly string[],
  size: number,
): Promise<SitemapPart[]> => {
  const { rows } = await sql<SitemapPart>`
    select locale, number::integer, max(published_at) as "changedAt" from (
      select locale, published_at, (row_number() over (partition by locale order by id) - 1) / ${size}::bigint + 1 as number
      from live_sitemap where locale = any(${locales}::text[])) as numbered
    group by locale, number
    order by array_position(${locales}::text[], locale), number`.execute(db)
  return rows
}

export interface SitemapRow {
  slug: string
  changedAt: Date
  /** Itself included. */
  versions: { locale: string; slug: string }[]
}

/** The pages of one part. */
export const selectSitemapPages = async (
  db: Database,
  { locale, number }: Pick<SitemapPart, 'locale' | 'number'>,
  { locales, size }: { locales: readonly string[]; size: number },
): Promise<SitemapRow[]> => {
  const { rows } = await sql<SitemapRow>`
    with listed as materialized (
      select id, group_id, slug, published_at from live_sitemap where locale = ${locale}
      order by id limit ${size} offset ${(number - 1) * size})
    select listed.slug, listed.published_at as "changedAt", versions
    from listed join (
      select group_id, json_agg(json_build_object('locale', locale, 'slug', slug) order by id) as versions
      from live_sitemap where group_id in (select group_id from listed) and locale = any(${locales}::text[])
      group by group_id) as grouped using (group_id)
    order by listed.id`.execute(db)
  return rows
}
