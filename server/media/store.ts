import type { Block } from '@ximblox/contract/blocks'
import type { VersionContent } from '@ximblox/contract/pages'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.generated.ts'

type Db = Kysely<DB>

/** A folder by its path; `id` null is the root. */
export interface FolderRecord {
  id: number | null
  /** As the folders are written, whatever letters were asked for. */
  path: string
}

export interface FileRecord {
  id: number
  name: string
  kind: string
  hash: string
  mimeType: string
  size: number
}

/** The parts of a version that use files. */
export type FileUses = Pick<VersionContent, 'seoImage' | '__images' | '__files' | 'blocks'>

/** Walks down from the root by the names of a path. */
export const findFolder = async (db: Db, names: readonly string[]): Promise<FolderRecord | undefined> => {
  const { rows } = await sql<FolderRecord>`
    with recursive walk (depth, id, path) as (
      select 0, null::bigint, ''
      union all
      select walk.depth + 1, folder.id, walk.path || '/' || folder.name::text
      from walk
      join folder on folder.parent_id is not distinct from walk.id
        and folder.name = (${names}::text[])[walk.depth + 1]::citext
    )
    select id, case path when '' then '/' else path end as path from walk where depth = ${names.length}`.execute(
    db,
  )
  return rows[0]
}

export const isFileNameTaken = async (db: Db, folderID: number | null, name: string): Promise<boolean> => {
  const row = await db
    .selectFrom('file')
    .where('folder_id', 'is not distinct from', folderID)
    .where('name', '=', name)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export const insertBlob = async (
  db: Db,
  blob: { hash: string; mimeType: string; size: number; width: number | null; height: number | null },
): Promise<void> => {
  const { hash, mimeType, size, width, height } = blob
  await db
    .insertInto('blob')
    .values({ hash, mime_type: mimeType, size, width, height })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Nothing when the folder has a file of that name, also one that another transaction just committed. */
export const insertFile = async (
  db: Db,
  file: {
    folderID: number | null
    name: string
    kind: string
    hash: string
    uploadedBy: number
    uploadedAt: Date
  },
): Promise<{ id: number; revision: number } | undefined> =>
  db
    .insertInto('file')
    .values({
      folder_id: file.folderID,
      name: file.name,
      kind: file.kind,
      blob_hash: file.hash,
      uploaded_by: file.uploadedBy,
      uploaded_at: file.uploadedAt,
    })
    .onConflict(conflict => conflict.columns(['folder_id', 'name']).doNothing())
    .returning(['id', 'revision'])
    .executeTakeFirst()

const useColumns = [
  sql<Pick<FileUses, 'seoImage'>>`seo`.as('seo'),
  sql<Pick<FileUses, '__images' | '__files'>>`media`.as('media'),
  sql<Block[]>`blocks`.as('blocks'),
] as const

/** What the published version of a page uses. */
export const findLiveUses = async (db: Db, pageID: number): Promise<FileUses | undefined> => {
  const row = await db.selectFrom('live_page').where('id', '=', pageID).select(useColumns).executeTakeFirst()
  return row && { ...row.seo, ...row.media, blocks: row.blocks }
}

/** What the newest version of a page uses. */
export const findHeadUses = async (db: Db, pageID: number): Promise<FileUses | undefined> => {
  const row = await db
    .selectFrom('page as p')
    .innerJoin('page_version as v', 'v.id', 'p.head_id')
    .where('p.id', '=', pageID)
    .select(useColumns)
    .executeTakeFirst()
  return row && { ...row.seo, ...row.media, blocks: row.blocks }
}

/** Which of these ids are files, videos elsewhere included. */
export const findFileIDs = async (db: Db, ids: readonly number[]): Promise<Set<number>> => {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('file')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .select('id')
    .execute()
  return new Set(rows.map(row => row.id))
}

/** Files that have content, by id; videos elsewhere have none. */
export const findFiles = async (db: Db, ids: readonly number[]): Promise<Map<number, FileRecord>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('live_file')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('hash', 'is not', null)
    .select([
      sql<number>`id`.as('id'),
      sql<string>`name`.as('name'),
      sql<string>`kind`.as('kind'),
      sql<string>`hash`.as('hash'),
      sql<string>`mime_type`.as('mimeType'),
      sql<number>`size`.as('size'),
    ])
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}
