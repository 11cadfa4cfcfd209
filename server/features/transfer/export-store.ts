import type { LocaleSettings } from '@ximblox/contract/locales'
import type { FocalPoint } from '@ximblox/contract/media'
import type { MenuItem } from '@ximblox/contract/menus'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { type VersionRecord, versions } from '../pages/store.ts'

type Db = Kysely<DB>

export interface PageHead {
  id: number
  groupID: number
  sourceID: number | null
  locale: string
  type: string
  slug: string
  headID: number
  liveID: number | null
  firstLiveAt: Date | null
  publishedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

/** All pages that are not in the bin, those that hold site-wide content among them. */
export const readPages = async (db: Db): Promise<PageHead[]> => {
  const { rows } = await sql<PageHead>`
    select id, group_id as "groupID", source_page_id as "sourceID", locale, type, slug, head_id as "headID",
      live_id as "liveID", first_live_at as "firstLiveAt", published_at as "publishedAt",
      created_at as "createdAt", updated_at as "updatedAt"
    from page where deleted_at is null`.execute(db)
  return rows
}

/** The synonyms of the search, by language. */
export const readSynonyms = async (db: Db): Promise<Record<string, string[][]>> => {
  const { rows } = await sql<{ language: string; groups: string[][] }>`
    select language, json_agg(words order by words) as groups from search_synonym group by language order by language`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ language, groups }) => [language, groups]))
}

export const readVersions = async (db: Db, ids: readonly number[]): Promise<Map<number, VersionRecord>> => {
  const rows = await versions(db).where(sql<boolean>`v.id = any(${ids}::bigint[])`).execute()
  return new Map(rows.map(row => [row.id, row]))
}

export interface ScheduleRow {
  pageID: number
  versionID: number | null
  publishAt: Date | null
  unpublishAt: Date | null
  zone: string
  leave: 'nothing' | 'gone' | 'redirect'
  to: string
  toPageID: number | null
  toURL: string | null
  at: Date
}

/** Schedules that have not failed. A failed one needs a decision of an editor, not another attempt elsewhere. */
export const readSchedules = async (db: Db): Promise<ScheduleRow[]> => {
  const { rows } = await sql<ScheduleRow>`
    select page_id as "pageID", version_id as "versionID", publish_at as "publishAt", unpublish_at as "unpublishAt",
      zone, leave, given_to as "to", to_page_id as "toPageID", to_url as "toURL", at
    from schedule where failed_at is null`.execute(db)
  return rows
}

export interface FileRow {
  id: number
  path: string
  hash: string | null
  size: number | null
  width: number | null
  height: number | null
  isAnimated: boolean
  video: string | null
  alt: string
  shared: boolean
  focal: FocalPoint | null
  tags: number[]
  uploadedAt: Date
}

export const readFiles = async (db: Db): Promise<FileRow[]> => {
  const { rows } = await sql<FileRow>`
    select f.id, case when f.folder_id is null then '' else folder_path(f.folder_id) end || '/' || f.name::text as path,
      f.blob_hash as hash, b.size, b.width, b.height, f.kind = 'gif' as "isAnimated", f.video, f.alt, f.shared, f.focal, to_json(f.tags) as tags, f.uploaded_at as "uploadedAt"
    from file f left join blob b on b.hash = f.blob_hash
    where f.deleted_at is null`.execute(db)
  return rows
}

export const readFolders = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{
    path: string
  }>`select folder_path(id) as path from folder where deleted_at is null`.execute(db)
  return rows.map(({ path }) => path)
}

export interface TagRow {
  id: number
  kind: 'public' | 'private'
  /** Of the tag that a reference to this one means. */
  name: string
  /** Whether it is that tag itself. */
  isOwn: boolean
}

/** What references to tags mean, without deleted ones. */
export const readTags = async (db: Db): Promise<TagRow[]> => {
  const { rows } = await sql<TagRow>`
    select t.id, r.kind, r.name::text as name, t.id = r.id as "isOwn"
    from tag t join tag r on r.id = t.target_id where r.deleted_at is null`.execute(db)
  return rows
}

export interface RedirectRow {
  locale: string
  slug: string
  query: string
  pageID: number | null
  toURL: string | null
  status: 301 | 302 | 410
  leftBy: number | null
  since: Date
}

export const readRedirects = async (db: Db): Promise<RedirectRow[]> => {
  const { rows } = await sql<RedirectRow>`
    select locale, slug, query, page_id as "pageID", to_url as "toURL", status, left_by as "leftBy", since
    from address`.execute(db)
  return rows
}

export const readMenus = async (db: Db): Promise<{ name: string; locale: string; items: MenuItem[] }[]> => {
  const { rows } = await sql<{ name: string; locale: string; items: MenuItem[] }>`
    select name, locale, items from menu`.execute(db)
  return rows
}

export const readSettings = async (
  db: Db,
): Promise<{ locales: LocaleSettings; publication: { allowOwnRequests: boolean } | null }> => {
  const { rows } = await sql<{
    locales: LocaleSettings
    publication: { allowOwnRequests: boolean } | null
  }>`
    select (select value from setting where key = 'locales') as locales,
      (select value from setting where key = 'publication') as publication`.execute(db)
  const [row] = rows
  if (!row?.locales) throw new Error('the site has no locales')
  return row
}

/** How much there is of what an export does not contain, by what it is called. */
export const countLeftOut = async (db: Db): Promise<Record<string, number>> => {
  const { rows } = await sql<{ counts: Record<string, number> }>`
    select json_build_object(
      'users', (select count(*) from app_user where erased_at is null),
      'roles', (select count(*) from role),
      'submissions of forms', (select count(*) from submission),
      'emails', (select count(*) from mail),
      'pages in the bin', (select count(*) from page where deleted_at is not null),
      'earlier versions of pages', (
        select count(*) from page_version v join page p on p.id = v.page_id
        where p.deleted_at is null and v.id <> p.head_id and v.id is distinct from p.live_id
          and not exists (select from schedule s where s.version_id = v.id and s.failed_at is null)),
      'open publication requests', (select count(*) from request where state = 'open'),
      'preview links', (select count(*) from share where revoked_at is null and expires_at > now()),
      'failed schedules', (select count(*) from schedule where failed_at is not null),
      'previous versions of files', (select count(*) from former_content),
      'deleted or merged tags', (select count(*) from tag where merged_into is not null or deleted_at is not null),
      'entries of the audit log', (select count(*) from audit)
    ) as counts`.execute(db)
  return rows[0]?.counts ?? {}
}
