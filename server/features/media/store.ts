import type { Duplicate, FocalPoint, MediaKind } from '@ximblox/contract/media'
import type { Tag } from '@ximblox/contract/tag'
import { type Kysely, sql } from 'kysely'
import { containsPattern } from '../../kernel/db/like.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { isBelow } from './folder-store.ts'

type Db = Kysely<DB>

/** The data of a `MediaItem` except for the path of its folder. */
export interface FileRow {
  id: number
  folderID: number | null
  name: string
  kind: MediaKind
  alt: string
  shared: boolean
  focal: FocalPoint | null
  /** Its tags that are not deleted, by name; a merged one is the tag that it was merged into. */
  tags: Tag[]
  video: string | null
  hash: string | null
  mimeType: string | null
  size: number | null
  width: number | null
  height: number | null
  revision: number
  uploadedAt: Date
  uploadedBy: string
}

const fileRows = (db: Db) =>
  db
    .selectFrom('file as f')
    .leftJoin('blob as b', 'b.hash', 'f.blob_hash')
    .leftJoin('app_user as u', join => join.onRef('u.id', '=', 'f.uploaded_by').on('u.erased_at', 'is', null))
    .select([
      'f.id',
      'f.folder_id as folderID',
      sql<string>`f.name`.as('name'),
      sql<MediaKind>`f.kind`.as('kind'),
      'f.alt',
      'f.shared',
      sql<FocalPoint | null>`f.focal`.as('focal'),
      sql<
        Tag[]
      >`(select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name) order by r.name), '[]') from tag r
        where r.deleted_at is null and r.id in (select t.target_id from tag t where t.id = any(f.tags)))`.as(
        'tags',
      ),
      'f.video',
      'b.hash',
      'b.mime_type as mimeType',
      'b.size',
      'b.width',
      'b.height',
      'f.revision',
      'f.uploaded_at as uploadedAt',
      sql<string>`coalesce(u.profile->>'name', '')`.as('uploadedBy'),
    ])

/** A file with the path of its folder. */
export interface PlacedFile extends FileRow {
  path: string
}

export const findFile = (db: Db, id: number): Promise<PlacedFile | undefined> =>
  fileRows(db)
    .where('f.id', '=', id)
    .where('f.deleted_at', 'is', null)
    .select(sql<string>`folder_path(f.folder_id)`.as('path'))
    .executeTakeFirst()

/** Locks a file until the transaction ends, so that changes of one file are serialised. */
export const lockFile = async (db: Db, id: number): Promise<PlacedFile | undefined> => {
  await db.selectFrom('file').where('id', '=', id).select('id').forUpdate().execute()
  return findFile(db, id)
}

/** All files of a folder, sorted by name. */
export const listFiles = (db: Db, folderID: number | null): Promise<FileRow[]> =>
  fileRows(db)
    .where('f.folder_id', 'is not distinct from', folderID)
    .where('f.deleted_at', 'is', null)
    .orderBy('f.name')
    .orderBy('f.id')
    .execute()

interface WantedFiles {
  below: number | null
  words: readonly string[]
  tagID: number | undefined
}

/**
 * Files anywhere in a folder that have the tag, and all the words in their name, their alternative text or the names of
 * their tags, and their total number.
 */
export const searchFiles = async (
  db: Db,
  { below, words, tagID }: WantedFiles,
  most: number,
): Promise<{ files: FileRow[]; total: number }> => {
  const conditions = [...(tagID === undefined ? [] : [hasTag(tagID)]), ...words.map(hasWord)]
  const matching = db
    .selectFrom('file as f')
    .where('f.deleted_at', 'is', null)
    .where(sql<boolean>`${sql.join(conditions, sql` and `)}`)
    .where(isBelow(below, sql.ref('f.folder_id')))
  const { total } = await matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const first = matching.select('f.id').orderBy('f.name').orderBy('f.id').limit(most)
  const files = await fileRows(db).where('f.id', 'in', first).orderBy('f.name').orderBy('f.id').execute()
  return { files, total }
}

/** With the tag, or with one that was merged into it. */
const hasTag = (tagID: number) => sql`f.tags && array(select t.id from tag t
  join tag target on target.id = t.target_id where target.id = ${tagID} and target.deleted_at is null)`

const hasWord = (word: string) => {
  const pattern = containsPattern(word)
  // A file may refer to a tag that was merged into the one whose name counts.
  return sql`(f.name::text ilike ${pattern} or f.alt ilike ${pattern} or f.tags && array(
    select t.id from tag t join tag named on named.id = t.target_id
    where named.deleted_at is null and named.name::text ilike ${pattern}))`
}

/** Up to ten other files with the same content. */
export const findDuplicates = (db: Db, id: number): Promise<Duplicate[]> =>
  db
    .selectFrom('file as own')
    .innerJoin('file as f', join =>
      join
        .on('f.id', '!=', id)
        .on('f.deleted_at', 'is', null)
        .on(same =>
          same.or([
            same('f.blob_hash', '=', same.ref('own.blob_hash')),
            same('f.video', '=', same.ref('own.video')),
          ]),
        ),
    )
    .where('own.id', '=', id)
    .select(['f.id', sql<string>`f.name`.as('fileName'), sql<string>`folder_path(f.folder_id)`.as('path')])
    .orderBy('f.id')
    .limit(10)
    .execute()

export interface NewFile {
  folderID: number | null
  name: string
  kind: MediaKind
  /** The hash of the content, or the URL of a video hosted elsewhere. */
  content: { hash: string } | { video: string }
  uploadedBy: number
  uploadedAt: Date
}

/**
 * Returns undefined when the folder already has a file of that name, even one that another transaction has just
 * committed.
 */
export const insertFile = async (
  db: Db,
  { folderID, name, kind, content, uploadedBy, uploadedAt }: NewFile,
): Promise<{ id: number } | undefined> =>
  db
    .insertInto('file')
    .values({
      folder_id: folderID,
      name,
      kind,
      blob_hash: 'hash' in content ? content.hash : null,
      video: 'video' in content ? content.video : null,
      uploaded_by: uploadedBy,
      uploaded_at: uploadedAt,
    })
    .onConflict(conflict =>
      conflict.columns(['folder_id', 'name']).where('deleted_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()

interface FileValues {
  tags: number[]
  folder_id: number | null
  name: string
  kind: MediaKind
  blob_hash: string | null
  alt: string
  shared: boolean
  focal: string | null
}

export const updateFile = async (db: Db, id: number, values: Partial<FileValues>): Promise<void> => {
  await db
    .updateTable('file')
    .set({ ...values, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}

/** Locks all files in these folders until the transaction ends. */
export const lockFilesIn = async (db: Db, folderIDs: readonly number[]) =>
  db
    .selectFrom('file')
    .where(sql<boolean>`folder_id = any(${folderIDs}::bigint[])`)
    .where('deleted_at', 'is', null)
    .select(['id', 'folder_id as folderID', sql<string>`name`.as('name')])
    .orderBy('id')
    .forUpdate()
    .execute()

/** Keeps these files from being deleted until the transaction ends. */
export const holdFiles = async (db: Db, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return
  await db
    .selectFrom('file')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .select('id')
    .orderBy('id')
    .forKeyShare()
    .execute()
}

export const isFileNameTaken = async (db: Db, folderID: number | null, name: string): Promise<boolean> => {
  const row = await db
    .selectFrom('file')
    .where('folder_id', 'is not distinct from', folderID)
    .where('name', '=', name)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Those of these ids that are files of the library, including videos hosted elsewhere. */
export const findFileIDs = async (db: Db, ids: readonly number[]): Promise<Set<number>> => {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('file')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('deleted_at', 'is', null)
    .select('id')
    .execute()
  return new Set(rows.map(row => row.id))
}

/** The kinds of these files of the library. */
export const findFileKinds = async (db: Db, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('file')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('deleted_at', 'is', null)
    .select(['id', 'kind'])
    .execute()
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}

/** Those of these ids that are shared files with content, which a link can open. */
export const findSharedFileIDs = async (db: Db, ids: readonly number[]): Promise<Set<number>> => {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('file')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('deleted_at', 'is', null)
    .where('shared', 'is', true)
    .where('blob_hash', 'is not', null)
    .select('id')
    .execute()
  return new Set(rows.map(row => row.id))
}
