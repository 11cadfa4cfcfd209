import type { FocalPoint, MediaKind } from '@ximblox/contract/media'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

/** Content that a file had before it was replaced. */
export interface FormerContentRow {
  id: number
  name: string
  kind: MediaKind
  focal: FocalPoint | null
  hash: string
  mimeType: string
  size: number
  width: number | null
  height: number | null
  replacedAt: Date
  replacedBy: string
}

const formerContents = (db: Db, fileID: number, since: Date) =>
  db
    .selectFrom('former_content as c')
    .innerJoin('blob as b', 'b.hash', 'c.blob_hash')
    .leftJoin('app_user as u', join => join.onRef('u.id', '=', 'c.replaced_by').on('u.erased_at', 'is', null))
    .where('c.file_id', '=', fileID)
    .where('c.replaced_at', '>', since)
    .select([
      'c.id',
      sql<string>`c.name`.as('name'),
      sql<MediaKind>`c.kind`.as('kind'),
      sql<FocalPoint | null>`c.focal`.as('focal'),
      'b.hash',
      'b.mime_type as mimeType',
      'b.size',
      'b.width',
      'b.height',
      'c.replaced_at as replacedAt',
      sql<string>`coalesce(u.profile->>'name', '')`.as('replacedBy'),
    ])

/** The former contents of a file since then, latest first. */
export const listFormerContents = (db: Db, fileID: number, since: Date): Promise<FormerContentRow[]> =>
  formerContents(db, fileID, since).orderBy('c.replaced_at', 'desc').orderBy('c.id', 'desc').execute()

export const findFormerContent = (
  db: Db,
  fileID: number,
  id: number,
  since: Date,
): Promise<FormerContentRow | undefined> =>
  formerContents(db, fileID, since).where('c.id', '=', id).executeTakeFirst()

/** The files among these that had this content, named by the first 32 characters of its hash, until after then. */
export const findReplaced = async (
  db: Db,
  content: string,
  fileIDs: readonly number[],
  since: Date,
): Promise<number[]> => {
  if (fileIDs.length === 0) return []
  const rows = await db
    .selectFrom('former_content')
    .where('file_id', '=', sql<number>`any(${fileIDs}::bigint[])`)
    .where('replaced_at', '>', since)
    .where(sql<boolean>`starts_with(blob_hash, ${content})`)
    .select('file_id as fileID')
    .execute()
  return rows.map(({ fileID }) => fileID)
}

interface NewFormerContent {
  fileID: number
  hash: string
  name: string
  kind: MediaKind
  focal: FocalPoint | null
  replacedBy: number
  replacedAt: Date
}

export const insertFormerContent = async (db: Db, content: NewFormerContent): Promise<number> => {
  const { id } = await db
    .insertInto('former_content')
    .values({
      file_id: content.fileID,
      blob_hash: content.hash,
      name: content.name,
      kind: content.kind,
      focal: content.focal && JSON.stringify(content.focal),
      replaced_by: content.replacedBy,
      replaced_at: content.replacedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const deleteFormerContent = async (db: Db, fileID: number, hash: string): Promise<void> => {
  await db.deleteFrom('former_content').where('file_id', '=', fileID).where('blob_hash', '=', hash).execute()
}

/** Deletes former contents replaced before then. Unused content is removed from storage later. */
export const deleteFormerContentsBefore = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('former_content').where('replaced_at', '<=', before).execute()
}
