import type { SharedProps } from '@ximblox/blocks/shared-fields'
import type { Block } from '@ximblox/contract/blocks'
import type { VersionKind } from '@ximblox/contract/history'
import type { PageState } from '@ximblox/contract/pages'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import type { ContentRow } from '../../kernel/live/live-page.ts'

type Db = Kysely<DB>

/** A page without its content. */
export interface PageRecord {
  id: number
  groupID: number
  /** The page that it is a translation of. */
  sourcePageID: number | null
  locale: string
  type: string
  slug: string
  title: string
  state: PageState
  headID: number
  liveID: number | null
  /** The head has the content that is live, in another version. */
  matchesLive: boolean
  firstLiveAt: Date | null
  publishedAt: Date | null
  revision: number
  authorID: number | null
  createdAt: Date
  updatedAt: Date
}

export interface VersionRecord extends ContentRow {
  shared: SharedProps | null
  id: number
  pageID: number
  revision: number
  kind: VersionKind
  sealed: boolean
  authorID: number | null
  createdAt: Date
  updatedAt: Date
}

const pageColumns = [
  'p.id',
  'p.group_id as groupID',
  'p.source_page_id as sourcePageID',
  'p.locale',
  'p.type',
  'p.slug',
  'p.title',
  sql<PageState>`p.state`.as('state'),
  sql<number>`p.head_id`.as('headID'),
  'p.live_id as liveID',
  'p.matches_live as matchesLive',
  'p.first_live_at as firstLiveAt',
  'p.published_at as publishedAt',
  'p.revision',
  'p.author_id as authorID',
  'p.created_at as createdAt',
  'p.updated_at as updatedAt',
] as const

const versionColumns = [
  'v.id',
  'v.page_id as pageID',
  'v.revision',
  sql<VersionKind>`v.kind`.as('kind'),
  'v.sealed',
  'v.title',
  sql<ContentRow['seo']>`v.seo`.as('seo'),
  sql<ContentRow['props']>`v.props`.as('props'),
  'v.props_version as propsVersion',
  sql<ContentRow['media']>`v.media`.as('media'),
  sql<Block[]>`v.blocks`.as('blocks'),
  'v.author_id as authorID',
  'v.created_at as createdAt',
  'v.updated_at as updatedAt',
  sql<SharedProps | null>`(
    select json_build_object('version', shared.props_version, 'props', shared.props)
    from page own
    join page first on first.id = (
      select min(id) from page where group_id = own.group_id and deleted_at is null)
    join page_version shared on shared.id = first.head_id
    where own.id = v.page_id and first.id <> own.id)`.as('shared'),
] as const

export const pages = (db: Db) =>
  db.selectFrom('page as p').where('p.deleted_at', 'is', null).select(pageColumns)

export const findPage = (db: Db, id: number): Promise<PageRecord | undefined> =>
  pages(db).where('p.id', '=', id).executeTakeFirst()

/**
 * Locks the page's row until the transaction ends, so that writes of one page are serialised. Rows that refer to it may
 * still be written, so that two pages that link to each other cannot deadlock.
 */
export const lockPage = (db: Db, id: number): Promise<PageRecord | undefined> =>
  pages(db).where('p.id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Locks the page without waiting. Returns undefined when another transaction has locked it. */
export const lockPageUnlessBusy = (db: Db, id: number): Promise<PageRecord | undefined> =>
  pages(db).where('p.id', '=', id).forNoKeyUpdate().skipLocked().executeTakeFirst()

export const versions = (db: Db) => db.selectFrom('page_version as v').select(versionColumns)

export const findVersion = (db: Db, id: number): Promise<VersionRecord | undefined> =>
  versions(db).where('v.id', '=', id).executeTakeFirst()

export const nextPageID = async (db: Db): Promise<number> => {
  const { rows } = await sql<{
    id: number
  }>`select nextval(pg_get_serial_sequence('page', 'id')) as id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the sequence of page ids gave nothing')
  return row.id
}

export const insertPage = async (
  db: Db,
  page: {
    id: number
    groupID: number
    sourcePageID: number | null
    locale: string
    type: string
    slug: string
    title: string
    authorID: number
    now: Date
  },
): Promise<void> => {
  await db
    .insertInto('page')
    .values({
      id: page.id,
      group_id: page.groupID,
      source_page_id: page.sourcePageID,
      locale: page.locale,
      type: page.type,
      slug: page.slug,
      title: page.title,
      author_id: page.authorID,
      created_at: page.now,
      updated_at: page.now,
    })
    .execute()
}

interface VersionValues {
  revision: number
  kind: VersionKind
  sealed: boolean
  title: string
  seo: string
  props: string
  props_version: number
  media: string
  blocks: string
  refs: string[]
  anchors: string
}

export const insertVersion = async (
  db: Db,
  pageID: number,
  authorID: number,
  now: Date,
  values: VersionValues & { synced?: string; restored_from?: number | undefined },
): Promise<number> => {
  const { id } = await db
    .insertInto('page_version')
    .values({ page_id: pageID, author_id: authorID || null, created_at: now, updated_at: now, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateVersion = async (db: Db, id: number, now: Date, values: VersionValues): Promise<void> => {
  await db
    .updateTable('page_version')
    .set({ updated_at: now, ...values })
    .where('id', '=', id)
    .execute()
}

/** `kind` is set when an explicit save found the row unchanged, so that retention does not treat it as an autosave. */
export const sealVersion = async (db: Db, id: number, kind?: VersionKind): Promise<void> => {
  await db
    .updateTable('page_version')
    .set({ sealed: true, ...(kind && { kind }) })
    .where('id', '=', id)
    .where('sealed', 'is', false)
    .execute()
}

export const setHead = async (
  db: Db,
  pageID: number,
  head: { id: number; title: string; authorID: number; now: Date },
): Promise<void> => {
  await db
    .updateTable('page')
    .set({
      head_id: head.id,
      head_author_id: head.authorID || null,
      title: head.title,
      updated_at: head.now,
      words_stale: true,
    })
    .where('id', '=', pageID)
    .execute()
}

/** Raises the revision of data that is not content: slug, schedule and publication. */
export const raiseRevision = async (db: Db, pageID: number): Promise<void> => {
  await db.updateTable('page').set({ revision: sql`revision + 1` }).where('id', '=', pageID).execute()
}

/** Returns the page as it is now. */
export const setLive = async (db: Db, pageID: number, versionID: number, now: Date): Promise<PageRecord> =>
  db
    .updateTable('page as p')
    .set({
      live_id: versionID,
      published_at: now,
      first_live_at: sql`coalesce(first_live_at, ${now})`,
      revision: sql`revision + 1`,
      words_stale: true,
    })
    .where('p.id', '=', pageID)
    .returning(pageColumns)
    .executeTakeFirstOrThrow()

export const unsetLive = async (db: Db, pageID: number): Promise<void> => {
  await db
    .updateTable('page')
    .set({ live_id: null, published_at: null, revision: sql`revision + 1`, words_stale: true })
    .where('id', '=', pageID)
    .execute()
}

/** True when a page of the same group exists in a locale. */
export const hasSibling = async (db: Db, { groupID }: PageRecord, locale: string): Promise<boolean> => {
  const row = await db
    .selectFrom('page')
    .where('group_id', '=', groupID)
    .where('locale', '=', locale)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export const isSlugTaken = async (db: Db, locale: string, slug: string): Promise<boolean> => {
  const row = await db
    .selectFrom('page')
    .where('locale', '=', locale)
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The pages that these are in a locale: themselves or their siblings, by the id asked for. Missing ones are left out. */
export const findInLocale = async (
  db: Db,
  ids: readonly number[],
  locale: string,
): Promise<Map<number, number>> => {
  const { rows } = await sql<{ asked: number; id: number }>`
    select p.id as asked, t.id from page p join page t on t.group_id = p.group_id and t.deleted_at is null
    where p.id = any(${ids}::bigint[]) and p.deleted_at is null
      and case when ${locale} = '' then t.id = p.id else t.locale = ${locale} end`.execute(db)
  return new Map(rows.map(({ asked, id }) => [asked, id]))
}

/** The translations of pages from one locale into another, by id. Missing ones are left out. */
export const findTranslations = async (
  db: Db,
  ids: readonly number[],
  from: string,
  to: string,
): Promise<Map<number, number>> => {
  const rows = await db
    .selectFrom('page as p')
    .innerJoin('page as t', join =>
      join.onRef('t.group_id', '=', 'p.group_id').on('t.deleted_at', 'is', null),
    )
    .where('p.id', 'in', ids)
    .where('p.locale', '=', from)
    .where('t.locale', '=', to)
    .select(['p.id', 't.id as translationID'])
    .execute()
  return new Map(rows.map(({ id, translationID }) => [id, translationID]))
}

/** The types of these pages, those in the bin included. */
export const findPageTypes = async (db: Kysely<DB>, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('page')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .select(['id', 'type'])
    .execute()
  return new Map(rows.map(({ id, type }) => [id, type]))
}
