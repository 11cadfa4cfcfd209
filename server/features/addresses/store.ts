import { type Kysely, sql } from 'kysely'
import { lockKeys } from '../../kernel/db/lock-keys.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { type PageRecord, pages } from '../pages/store.ts'

type Db = Kysely<DB>

/** A page with its new slug. */
export interface Move {
  page: PageRecord
  to: string
}

interface Place {
  locale: string
  slug: string
}

/** Serialises moves, because two moves that want each other's paths would deadlock. */
export const lockAddressChanges = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${lockKeys.addresses}::bigint)`.execute(db)
}

export const findPages = async (db: Db, ids: readonly number[]): Promise<PageRecord[]> =>
  ids.length === 0 ? [] : pages(db).where(sql<boolean>`p.id = any(${ids}::bigint[])`).execute()

/** Locks in a fixed order to avoid deadlocks. */
export const lockPages = (db: Db, ids: readonly number[]): Promise<PageRecord[]> =>
  pages(db).where(sql<boolean>`p.id = any(${ids}::bigint[])`).orderBy('p.id').forNoKeyUpdate().execute()

/** Translations of these pages in locales without slugs of their own. */
export const findTranslations = async (
  db: Db,
  ids: readonly number[],
  customSlugLocales: readonly string[],
): Promise<PageRecord[]> =>
  pages(db)
    .where(sql<boolean>`p.source_page_id = any(${ids}::bigint[])`)
    .where(sql<boolean>`p.locale <> all(${customSlugLocales}::text[])`)
    .execute()

/** Pages below others by slug, with the nearest of those others. */
export const findBelow = async (
  db: Db,
  above: readonly (Place & { id: number })[],
): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: number; above: number }>`
    select p.id, a.id as above
    from unnest(${above.map(({ id }) => id)}::bigint[], ${above.map(({ locale }) => locale)}::text[],
      ${above.map(({ slug }) => slug)}::text[]) as a (id, locale, slug)
    join page p on p.locale = a.locale and p.slug ~>=~ (a.slug || '/') and p.slug ~<~ (a.slug || '0')
    where p.deleted_at is null
    order by length(a.slug)`.execute(db)
  return new Map(rows.map(row => [row.id, row.above]))
}

/** How many published pages are below a page, without those that change with it. */
export const countPublishedBelow = async (
  db: Db,
  { locale, slug }: Place,
  except: readonly number[],
): Promise<number> => {
  // Nothing is below the home page: all pages would be.
  if (slug === '') return 0
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from page
    where locale = ${locale} and slug ~>=~ ${`${slug}/`} and slug ~<~ ${`${slug}0`}
      and live_id is not null and deleted_at is null and id <> all(${except}::bigint[])`.execute(db)
  return rows[0]?.total ?? 0
}

export interface PlacedPage extends Place {
  id: number
  isLive: boolean
}

/** Pages at these paths. */
export const findPagesAt = async (db: Db, places: readonly Place[]): Promise<PlacedPage[]> => {
  const { rows } = await sql<PlacedPage>`
    select p.id, p.locale, p.slug, p.live_id is not null as "isLive"
    from ${placeRows(places)} join page p using (locale, slug)
    where p.deleted_at is null`.execute(db)
  return rows
}

/** Paths as rows of a table `place`. */
export const placeRows = (places: readonly Place[]) =>
  sql`unnest(${places.map(({ locale }) => locale)}::text[], ${places.map(({ slug }) => slug)}::text[])
    as place (locale, slug)`

/**
 * Redirects the old paths of live pages to their new ones, and removes what pages left at the new paths. Redirects of
 * editors stay: they apply again at the old paths, and are set aside at the new ones.
 */
export const insertRedirects = async (db: Db, moves: readonly Move[], now: Date): Promise<void> => {
  await sql`
    insert into address (locale, slug, page_id, status, since, left_by)
    select locale, slug, id, 301, ${now}, id
    from unnest(${moves.map(({ page }) => page.locale)}::text[], ${moves.map(({ page }) => page.slug)}::text[],
      ${moves.map(({ page }) => page.id)}::bigint[]) as move (locale, slug, id)
    on conflict (locale, slug, query) do update set page_id = excluded.page_id, to_url = null, status = 301,
      since = excluded.since, left_by = excluded.left_by
      where address.left_by is not null`.execute(db)
  const taken = moves.map(({ page, to }) => ({ locale: page.locale, slug: to }))
  await sql`delete from address using ${placeRows(taken)}
    where address.locale = place.locale and address.slug = place.slug and address.query = ''
      and address.left_by is not null`.execute(db)
}

export interface AddressRow extends Place {
  pageID: number | null
  status: number
}

/** The redirects at these paths, and all that lead to one of the pages. */
export const findAddresses = async (
  db: Db,
  places: readonly Place[],
  ids: readonly number[],
): Promise<AddressRow[]> => {
  const { rows } = await sql<AddressRow>`
    select locale, slug, page_id as "pageID", status from address where page_id = any(${ids}::bigint[]) and query = ''
    union
    select a.locale, a.slug, a.page_id, a.status from ${placeRows(places)} join address a using (locale, slug)
    where a.query = ''`.execute(db)
  return rows
}

/** The blocks with an anchor, by name. Those of the live version take precedence over those of the head. */
export const findAnchors = async (
  db: Db,
  ids: readonly number[],
): Promise<Map<number, Map<string, string>>> => {
  const { rows } = await sql<{ id: number; anchors: Record<string, string> }>`
    select p.id, v.anchors from page p join page_version v on v.id in (p.head_id, p.live_id)
    where p.id = any(${ids}::bigint[]) and v.anchors <> '{}'
    order by v.id = p.live_id nulls first`.execute(db)
  const found = new Map<number, Map<string, string>>()
  for (const { id, anchors } of rows) {
    const keys = Object.entries(anchors).map(([key, name]) => [name, key] as const)
    found.set(id, new Map([...(found.get(id) ?? []), ...keys]))
  }
  return found
}

export interface LinkingPage {
  id: number
  title: string
  locale: string
  type: string
}

/** Other pages whose newest version contains one of these URLs. */
export const findLinkingPages = async (
  db: Db,
  notes: readonly string[],
  exceptID: number,
): Promise<LinkingPage[]> =>
  db
    .selectFrom('page as p')
    .innerJoin('page_version as v', join =>
      join.onRef('v.page_id', '=', 'p.id').onRef('v.id', '=', 'p.head_id'),
    )
    .where('p.deleted_at', 'is', null)
    .where('p.id', '<>', exceptID)
    .where(hasAny(notes))
    .select(['p.id', 'p.title', 'p.locale', 'p.type'])
    .orderBy('p.title')
    .orderBy('p.id')
    .execute()

const few = 32

/** The index is fast for a few notes. For many, it is faster to scan each newest version once. */
const hasAny = (notes: readonly string[]) =>
  notes.length <= few
    ? sql<boolean>`v.refs && ${notes}::text[]`
    : sql<boolean>`exists (select from unnest(v.refs) ref where ref = any(${notes}::text[]))`
