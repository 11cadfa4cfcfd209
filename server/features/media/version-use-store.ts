import { contentOfHash } from '@ximblox/contract/rules/page-file-hash'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import type { FileUses } from './page-file-store.ts'

type Db = Kysely<DB>

/** Nobody views images of older versions. */
const maxVersions = 100

/** The versions of a page that use a file whose content matches the hash of a page file, newest first. */
export const findVersionsWith = async (db: Db, pageID: number, hash: string): Promise<number[]> => {
  const content = contentOfHash(hash)
  if (content === undefined) return []
  const rows = await db
    .selectFrom('page_version as v')
    .innerJoin('page as p', 'p.id', 'v.page_id')
    .where('v.page_id', '=', pageID)
    .where('p.deleted_at', 'is', null)
    .where(sql<boolean>`v.refs && array(
      select 'f' || id from file
      where blob_hash between ${content} and ${`${content}g`} and starts_with(blob_hash, ${content}))`)
    .select('v.id')
    .orderBy('v.id', 'desc')
    .limit(maxVersions)
    .execute()
  return rows.map(row => row.id)
}

export const findVersionUses = async (db: Db, versionID: number): Promise<FileUses | undefined> => {
  const row = await db
    .selectFrom('page_version')
    .where('id', '=', versionID)
    .select([
      sql<Pick<FileUses, 'seoImage'>>`seo`.as('seo'),
      sql<Pick<FileUses, '__images' | '__files'>>`media`.as('media'),
      sql<FileUses['blocks']>`blocks`.as('blocks'),
    ])
    .executeTakeFirst()
  return row && { ...row.seo, ...row.media, blocks: row.blocks }
}
