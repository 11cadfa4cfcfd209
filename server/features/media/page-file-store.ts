import type { Block } from '@ximblox/contract/blocks'
import type { VersionContent } from '@ximblox/contract/pages'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

export interface FileRecord {
  id: number
  name: string
  kind: string
  hash: string
  mimeType: string
  size: number
  width: number | null
  height: number | null
  shared: boolean
}

/** The parts of a version that refer to files. */
export type FileUses = Pick<VersionContent, 'seoImage' | '__images' | '__files' | 'blocks'>

const useColumns = [
  sql<Pick<FileUses, 'seoImage'>>`seo`.as('seo'),
  sql<Pick<FileUses, '__images' | '__files'>>`media`.as('media'),
  sql<Block[]>`blocks`.as('blocks'),
] as const

/** The uses of files in the published version of a page, unless the site hides its locale. */
export const findLiveUses = async (db: Db, pageID: number): Promise<FileUses | undefined> => {
  const row = await db
    .selectFrom('live_page')
    .where('id', '=', pageID)
    .where(
      sql<boolean>`not exists (select from live_setting
        where key = 'locales' and not value->'availableLocales' @> to_jsonb(live_page.locale))`,
    )
    .select(useColumns)
    .executeTakeFirst()
  return row && { ...row.seo, ...row.media, blocks: row.blocks }
}

/** The uses of files in the head version of a page. Undefined while the page is in the bin. */
export const findHeadUses = async (db: Db, pageID: number): Promise<FileUses | undefined> => {
  const row = await db
    .selectFrom('page as p')
    .innerJoin('page_version as v', 'v.id', 'p.head_id')
    .where('p.id', '=', pageID)
    .where('p.deleted_at', 'is', null)
    .select(useColumns)
    .executeTakeFirst()
  return row && { ...row.seo, ...row.media, blocks: row.blocks }
}

/** Files with content, by id. Videos hosted elsewhere have none. */
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
      sql<number | null>`width`.as('width'),
      sql<number | null>`height`.as('height'),
      sql<boolean>`shared`.as('shared'),
    ])
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}
