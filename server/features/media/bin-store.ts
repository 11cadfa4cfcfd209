import type { MediaKind } from '@ximblox/contract/media'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { containsPattern } from '../../kernel/db/like.ts'
import { offsetOf } from '../../kernel/db/offset.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

interface Deletion {
  at: Date
  by: number
  /** The folder that was deleted; null when a file was. */
  with: number | null
}

export const moveFilesToBin = async (db: Db, ids: readonly number[], deletion: Deletion): Promise<void> => {
  await db
    .updateTable('file')
    .set({ deleted_at: deletion.at, deleted_by: deletion.by, deleted_with: deletion.with })
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute()
}

export const moveFoldersToBin = async (db: Db, ids: readonly number[], deletion: Deletion): Promise<void> => {
  await db
    .updateTable('folder')
    .set({
      deleted_at: deletion.at,
      deleted_by: deletion.by,
      deleted_with: sql<number | null>`nullif(${deletion.with}::bigint, id)`,
    })
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute()
}

export interface BinRow {
  type: 'file' | 'folder'
  id: number
  name: string
  path: string
  kind: MediaKind | null
  mimeType: string
  files: number
  deletedAt: Date
  deleterID: number | null
  deleterName: string
}

interface BinList {
  pageIndex: number
  pageSize: number
  searchTerm: string
  columnToSort: '' | 'name' | 'deletedAt'
  sortOrder: 'asc' | 'desc'
}

const columns = { name: sql`name`, deletedAt: sql`"deletedAt"` }

/** What was deleted, without what was deleted with a folder. */
const binned = sql`
  select 'file' as type, f.id, f.name, f.folder_id as parent, f.kind, coalesce(b.mime_type, '') as "mimeType",
    1 as files, f.deleted_at as "deletedAt", f.deleted_by
  from file f left join blob b on b.hash = f.blob_hash
  where f.deleted_at is not null and f.deleted_with is null
  union all
  select 'folder', d.id, d.name, d.parent_id, null, '',
    (select count(*) from file where deleted_with = d.id), d.deleted_at, d.deleted_by
  from folder d
  where d.deleted_at is not null and d.deleted_with is null`

/** One page of the bin, and the number of all that match. */
export const listBinned = async (
  db: Db,
  { pageIndex, pageSize, searchTerm, columnToSort, sortOrder }: BinList,
): Promise<{ rows: BinRow[]; total: number }> => {
  const term = searchTerm.trim()
  const matching = sql`(${binned}) e where ${term === '' ? sql`true` : sql`e.name::text ilike ${containsPattern(term)}`}`
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total from ${matching}`.execute(
    db,
  )
  const direction = sql.raw(columnToSort === '' ? 'desc' : sortOrder)
  const { rows } = await sql<BinRow>`
    with part as (
      select * from ${matching}
      order by ${columns[columnToSort || 'deletedAt']} ${direction}, type, id ${direction}
      limit ${pageSize} offset ${offsetOf(pageIndex, pageSize)})
    select type, part.id, name::text as name, folder_path(parent) as path, kind, "mimeType", files, "deletedAt",
      u.id as "deleterID", coalesce(u.profile->>'name', '') as "deleterName"
    from part left join app_user u on u.id = part.deleted_by and u.erased_at is null
    order by ${columns[columnToSort || 'deletedAt']} ${direction}, type, part.id ${direction}`.execute(db)
  return { rows, total: counted[0]?.total ?? 0 }
}

export interface BinnedFile {
  id: number
  name: string
  folderID: number | null
  path: string
  hash: string | null
  mimeType: string
  deletedAt: Date
}

const binnedFiles = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('file as f')
    .leftJoin('blob as b', 'b.hash', 'f.blob_hash')
    .where(sql<boolean>`f.id = any(${ids}::bigint[])`)
    .where('f.deleted_at', 'is not', null)
    .select([
      'f.id',
      sql<string>`f.name`.as('name'),
      'f.folder_id as folderID',
      sql<string>`folder_path(f.folder_id)`.as('path'),
      'f.blob_hash as hash',
      sql<string>`coalesce(b.mime_type, '')`.as('mimeType'),
      sql<Date>`f.deleted_at`.as('deletedAt'),
    ])

/** A file that was deleted by itself. */
export const findBinnedFile = (db: Db, id: number): Promise<BinnedFile | undefined> =>
  binnedFiles(db, [id]).where('f.deleted_with', 'is', null).executeTakeFirst()

/** Locks a file that was deleted by itself until the transaction ends. */
export const lockBinnedFile = (db: Db, id: number): Promise<BinnedFile | undefined> =>
  binnedFiles(db, [id]).where('f.deleted_with', 'is', null).forUpdate('f').executeTakeFirst()

/** Those of these files that are in the bin, also as part of a folder. */
export const findBinnedFiles = (db: Db, ids: readonly number[]): Promise<BinnedFile[]> =>
  binnedFiles(db, ids).orderBy('f.id').execute()

/** Locks those of these files that are in the bin, also as part of a folder, until the transaction ends. */
export const lockBinnedFiles = (db: Db, ids: readonly number[]): Promise<BinnedFile[]> =>
  binnedFiles(db, ids).orderBy('f.id').forUpdate('f').execute()

export interface BinnedFolder {
  id: number
  name: string
  parentID: number | null
  path: string
  /** Of the paths of all folders deleted with it. */
  longestPath: number
  deletedAt: Date
  files: { id: number; name: string; hash: string | null }[]
}

/** Locks a folder that was deleted by itself, with everything deleted with it, until the transaction ends. */
export const lockBinnedFolder = async (db: Db, id: number): Promise<BinnedFolder | undefined> => {
  const folders = await db
    .selectFrom('folder')
    .where(or => or.or([or('id', '=', id), or('deleted_with', '=', id)]))
    .where('deleted_at', 'is not', null)
    .select([
      'id',
      sql<string>`name`.as('name'),
      'parent_id as parentID',
      'deleted_with as deletedWith',
      sql<string>`folder_path(id)`.as('path'),
      sql<Date>`deleted_at`.as('deletedAt'),
    ])
    .orderBy('id')
    .forUpdate()
    .execute()
  const folder = folders.find(row => row.id === id && row.deletedWith === null)
  if (!folder) return undefined
  const files = await db
    .selectFrom('file')
    .where('deleted_with', '=', id)
    .select(['id', sql<string>`name`.as('name'), 'blob_hash as hash'])
    .orderBy('id')
    .forUpdate()
    .execute()
  return { ...folder, longestPath: Math.max(...folders.map(({ path }) => path.length)), files }
}

/** The names that are taken in a folder of the library. */
export const fileNamesIn = async (db: Db, folderID: number | null): Promise<string[]> => {
  const rows = await db
    .selectFrom('file')
    .where('folder_id', 'is not distinct from', folderID)
    .where('deleted_at', 'is', null)
    .select(sql<string>`name`.as('name'))
    .execute()
  return rows.map(({ name }) => name)
}

export const folderNamesIn = async (db: Db, parentID: number | null): Promise<string[]> => {
  const rows = await db
    .selectFrom('folder')
    .where('parent_id', 'is not distinct from', parentID)
    .where('deleted_at', 'is', null)
    .select(sql<string>`name`.as('name'))
    .execute()
  return rows.map(({ name }) => name)
}

const notDeleted = { deleted_at: null, deleted_by: null, deleted_with: null }

export const takeFileFromBin = async (
  db: Db,
  id: number,
  place: { folderID: number | null; name: string },
): Promise<void> => {
  await db
    .updateTable('file')
    .set({ ...notDeleted, folder_id: place.folderID, name: place.name, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}

export const takeFolderFromBin = async (
  db: Db,
  id: number,
  place: { parentID: number | null; name: string },
): Promise<void> => {
  await db.updateTable('folder').set(notDeleted).where('deleted_with', '=', id).execute()
  await db
    .updateTable('folder')
    .set({ ...notDeleted, parent_id: place.parentID, name: place.name })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('file')
    .set({ ...notDeleted, revision: sql`revision + 1` })
    .where('deleted_with', '=', id)
    .execute()
}

export const eraseFile = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('file').where('id', '=', id).execute()
}

/** Deletes a folder permanently, with what was deleted with it. What was deleted before it will return to the root. */
export const eraseFolder = async (db: Db, id: number): Promise<void> => {
  const isInside = sql<boolean>`(id = ${id} or deleted_with = ${id})`
  const inside = db.selectFrom('folder').where(isInside).select('id')
  await db.deleteFrom('file').where('deleted_with', '=', id).execute()
  await db.updateTable('file').set({ folder_id: null }).where('folder_id', 'in', inside).execute()
  await db
    .updateTable('folder')
    .set({ parent_id: null })
    .where('parent_id', 'in', inside)
    .where(sql<boolean>`not ${isInside}`)
    .execute()
  await db.deleteFrom('folder').where(isInside).execute()
}

type Entry = Pick<BinRow, 'type' | 'id'>

/**
 * Entries of the bin with the pages whose versions refer to their files. Pages in the bin count: they can be restored too.
 */
const kept = (isMeant: RawBuilder<unknown>) => sql`
  select case when f.deleted_with is null then 'file' else 'folder' end as type,
    coalesce(f.deleted_with, f.id) as id, v.page_id
  from file f join page_version v on v.refs @> array['f' || f.id]
  where f.deleted_at is not null and ${isMeant}`

/** The number of pages for whose versions each of these entries of the bin is kept. The others are left out. */
export const countKeepingPages = async (db: Db, entries: readonly Entry[]): Promise<Map<string, number>> => {
  const idsOf = (type: Entry['type']) => entries.flatMap(entry => (entry.type === type ? entry.id : []))
  const isMeant = sql`((f.deleted_with is null and f.id = any(${idsOf('file')}::bigint[]))
    or f.deleted_with = any(${idsOf('folder')}::bigint[]))`
  const { rows } = await sql<Entry & { pages: number }>`
    select type, id, count(distinct page_id) as pages from (${kept(isMeant)}) kept
    group by type, id`.execute(db)
  return new Map(rows.map(row => [entryKey(row), row.pages]))
}

export const entryKey = ({ type, id }: Entry): string => `${type} ${id}`

/** What has been in the bin since before then and is not kept for a version of a page, oldest first. */
export const findExpired = async (db: Db, before: Date, limit: number): Promise<Entry[]> => {
  const { rows } = await sql<Entry>`
    select type, id from (${binned}) e
    where "deletedAt" < ${before}
      and (type, id) not in (select type, id from (${kept(sql`f.deleted_at < ${before}`)}) kept)
    order by "deletedAt" limit ${limit}`.execute(db)
  return rows
}
