import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

export interface Blob {
  hash: string
  mimeType: string
  size: number
  width: number | null
  height: number | null
}

/** Claims content before it is stored, whether or not it exists already. */
export const claimBlob = async (db: Db, blob: Blob, now: Date): Promise<void> => {
  const { hash, mimeType, size, width, height } = blob
  await db
    .insertInto('blob')
    .values({ hash, mime_type: mimeType, size, width, height, claimed_at: now })
    .onConflict(conflict => conflict.column('hash').doUpdateSet({ claimed_at: now }))
    .execute()
}

/** Keeps content for a while after a file stopped using it, for pages that are being loaded and for undo. */
export const releaseBlobs = async (db: Db, hashes: readonly string[], now: Date): Promise<void> => {
  await db
    .updateTable('blob')
    .set({ claimed_at: now })
    .where(sql<boolean>`hash = any(${hashes}::text[])`)
    .execute()
}

const unused = sql<boolean>`not exists (select from file where blob_hash = blob.hash)
  and not exists (select from former_content where blob_hash = blob.hash)`

/** Content that no file uses or can restore, and that was not claimed recently. */
export const findUnusedBlobs = async (db: Db, before: Date, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('blob')
    .where('claimed_at', '<', before)
    .where(unused)
    .select('hash')
    .limit(limit)
    .execute()
  return rows.map(({ hash }) => hash)
}

/** Those of the given hashes that a file uses or can restore. */
export const findUsedBlobs = async (db: Db, hashes: readonly string[]): Promise<Set<string>> => {
  const isOne = sql<boolean>`blob_hash = any(${hashes}::text[])`
  const hash = sql<string>`blob_hash`.as('hash')
  const rows = await db
    .selectFrom('file')
    .where(isOne)
    .select(hash)
    .union(db.selectFrom('former_content').where(isOne).select(hash))
    .execute()
  return new Set(rows.map(({ hash }) => hash))
}

/**
 * Returns false when the content was claimed in the meantime. If a file uses it after all, the deletion fails because
 * of the file's foreign key.
 */
export const deleteUnusedBlob = async (db: Db, hash: string, before: Date): Promise<boolean> => {
  const row = await db
    .deleteFrom('blob')
    .where('hash', '=', hash)
    .where('claimed_at', '<', before)
    .where(unused)
    .returning('hash')
    .executeTakeFirst()
  return row !== undefined
}
