import type { RedirectPayload, RedirectStatus } from '@ximblox/contract/redirects'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { containsPattern } from '../../kernel/db/like.ts'
import { offsetOf } from '../../kernel/db/offset.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import type { RedirectPlace } from './entered.ts'

type Db = Kysely<DB>

/** What is stored of a redirect: it leads to a page, to a URL, or nowhere. */
export interface Destination {
  pageID: number | null
  toURL: string | null
  status: RedirectStatus
}

/** A redirect as it is stored. */
export interface StoredRedirect extends RedirectPlace, Destination {
  id: number
  revision: number
}

interface Row extends Omit<RedirectPayload, 'from' | 'to' | 'since' | 'lastHitAt'>, RedirectPlace {
  since: Date
  lastHitAt: Date | null
  toURL: string | null
  pageLocale: string | null
  pageSlug: string | null
}

const columns = sql`a.id, a.locale, a.slug, a.query, a.to_url as "toURL", a.status, a.since, a.hits,
  a.hit_at as "lastHitAt", a.revision,
  case when a.left_by is null then 'manual' else 'automatic' end as kind,
  p.locale as "pageLocale", p.slug as "pageSlug",
  case when p.id is not null then json_build_object('id', p.id, 'title', p.title,
    'published', p.live_id is not null and p.deleted_at is null) end as page,
  case when a.query = '' then (select json_build_object('id', there.id, 'title', there.title) from page there
    where there.locale = a.locale and there.slug = a.slug and there.deleted_at is null
      and there.live_id is not null) end as "setAsideBy"`
const source = sql`address a left join page p on p.id = a.page_id`

/** A page that is not published keeps its former paths, which respond with 404 until it is published. */
const isListed = sql`(a.left_by is null or a.page_id is distinct from a.left_by
  or (p.live_id is not null and p.deleted_at is null))`

const orders = {
  from: sql`a.locale || '/' || a.slug || '?' || a.query`,
  since: sql`a.since`,
  hits: sql`a.hits`,
  lastHitAt: sql`coalesce(a.hit_at, '-infinity')`,
} as const

interface Listed {
  items: RedirectPayload[]
  totalItems: number
}

/** What a list finds. */
interface Found {
  kind: string
  searchTerm: string
}

interface List extends Found {
  columnToSort: keyof typeof orders | ''
  sortOrder: 'asc' | 'desc'
  pageIndex: number
  pageSize: number
}

export const listRedirects = (db: Db, defaultLocale: string, list: List): Promise<Listed> => {
  const { columnToSort, pageIndex, pageSize } = list
  const direction = sql.raw(columnToSort === '' ? 'desc' : list.sortOrder)
  const order = sql`${orders[columnToSort || 'since']} ${direction}, a.id ${direction}`
  const page = { order, limit: pageSize, offset: offsetOf(pageIndex, pageSize) }
  return findListed(db, defaultLocale, matching(list), page)
}

/** The next redirects after one, by id. */
export const listRedirectsAfter = (
  db: Db,
  defaultLocale: string,
  after: number,
  limit: number,
): Promise<Listed> =>
  findListed(db, defaultLocale, sql`a.id > ${after}`, { order: sql`a.id`, limit, offset: 0 })

const matching = ({ kind, searchTerm }: Found) => {
  const pattern = containsPattern(searchTerm.trim().replace(/^\//, ''))
  return sql`(${kind} = '' or (a.left_by is null) = (${kind} = 'manual'))
    and (a.locale || '/' || a.slug || '?' || a.query ilike ${pattern} or a.to_url ilike ${pattern}
      or p.title ilike ${pattern} or p.locale || '/' || p.slug ilike ${pattern})`
}

/** One page of the redirects that fulfil a condition, and their total number. */
const findListed = async (
  db: Db,
  defaultLocale: string,
  where: RawBuilder<unknown>,
  { order, limit, offset }: { order: RawBuilder<unknown>; limit: number; offset: number },
): Promise<Listed> => {
  const listed = sql`from ${source} where ${isListed} and ${where}`
  const { rows } = await sql<Row>`
    select ${columns} ${listed} order by ${order} limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*) as total ${listed}`.execute(db)
  return { items: rows.map(row => present(row, defaultLocale)), totalItems: counted.rows[0]?.total ?? 0 }
}

export const findRedirect = async (
  db: Db,
  defaultLocale: string,
  id: number,
): Promise<RedirectPayload | undefined> => {
  const { rows } =
    await sql<Row>`select ${columns} from ${source} where a.id = ${id} and ${isListed}`.execute(db)
  return rows[0] && present(rows[0], defaultLocale)
}

const present = (
  { locale, slug, query, toURL, pageLocale, pageSlug, since, lastHitAt, ...row }: Row,
  defaultLocale: string,
): RedirectPayload => ({
  ...row,
  since: since.toISOString(),
  lastHitAt: lastHitAt?.toISOString() ?? null,
  from: pathOf({ locale, slug }, { defaultLocale }) + (query === '' ? '' : `?${query}`),
  to:
    toURL ??
    (pageLocale === null || pageSlug === null
      ? ''
      : pathOf({ locale: pageLocale, slug: pageSlug }, { defaultLocale })),
})

const storedColumns = sql`a.id, a.locale, a.slug, a.query, a.page_id as "pageID", a.to_url as "toURL", a.status, a.revision`

/** The redirects at these paths with these queries. */
export const findStored = async (db: Db, places: readonly RedirectPlace[]): Promise<StoredRedirect[]> => {
  const { rows } = await sql<StoredRedirect>`
    select ${storedColumns}
    from unnest(${places.map(({ locale }) => locale)}::text[], ${places.map(({ slug }) => slug)}::text[],
      ${places.map(({ query }) => query)}::text[]) as place (locale, slug, query)
    join address a using (locale, slug, query)`.execute(db)
  return rows
}

/** Locks a redirect until the transaction ends. */
export const lockRedirect = async (db: Db, id: number): Promise<StoredRedirect | undefined> => {
  const { rows } = await sql<StoredRedirect>`
    select ${storedColumns} from ${source} where a.id = ${id} and ${isListed} for update of a`.execute(db)
  return rows[0]
}

/** Redirects paths, or changes where they lead. The redirects are manual from now on. */
export const writeRedirects = async (
  db: Db,
  redirects: readonly (RedirectPlace & Destination)[],
  now: Date,
): Promise<void> => {
  await sql`
    insert into address (locale, slug, query, page_id, to_url, status, since)
    select locale, slug, query, page_id, to_url, status, ${now}
    from unnest(${redirects.map(({ locale }) => locale)}::text[], ${redirects.map(({ slug }) => slug)}::text[],
      ${redirects.map(({ query }) => query)}::text[],
      ${redirects.map(({ pageID }) => pageID)}::bigint[], ${redirects.map(({ toURL }) => toURL)}::text[],
      ${redirects.map(({ status }) => status)}::integer[]) as entered (locale, slug, query, page_id, to_url, status)
    order by locale, slug, query
    on conflict (locale, slug, query) do update set page_id = excluded.page_id, to_url = excluded.to_url,
      status = excluded.status, since = excluded.since, left_by = null, revision = address.revision + 1`.execute(
    db,
  )
}

export const insertRedirect = async (
  db: Db,
  { locale, slug, query, pageID, toURL, status }: RedirectPlace & Destination,
  now: Date,
): Promise<number> => {
  const { id } = await db
    .insertInto('address')
    .values({ locale, slug, query, page_id: pageID, to_url: toURL, status, since: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateRedirect = async (
  db: Db,
  id: number,
  { locale, slug, query, pageID, toURL, status }: RedirectPlace & Destination,
): Promise<void> => {
  await db
    .updateTable('address')
    .set({
      locale,
      slug,
      query,
      page_id: pageID,
      to_url: toURL,
      status,
      left_by: null,
      revision: sql`revision + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/** Deletes the listed redirects with these ids, and those that a list finds, and returns them. */
export const deleteRedirects = async (
  db: Db,
  ids: readonly number[],
  found: Found | undefined,
): Promise<StoredRedirect[]> => {
  const named = sql`a.id = any(${ids}::bigint[])`
  const where = found ? sql`(${named} or ${matching(found)})` : named
  const { rows } = await sql<StoredRedirect>`
    with listed as (
      select a.id from ${source} where ${isListed} and ${where} order by a.id for update of a
    )
    delete from address a using listed where a.id = listed.id returning ${storedColumns}`.execute(db)
  return rows
}

export const deleteRedirect = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('address').where('id', '=', id).execute()
}
