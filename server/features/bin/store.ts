import type { Kysely } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { deletePage } from '../pages/bin-store.ts'

type Db = Kysely<DB>

export interface BinnedPage {
  id: number
  groupID: number
  locale: string
  type: string
  slug: string
  title: string
}

/** Locks a page in the bin until the transaction ends. Its translations can still be written, which refer to it. */
export const lockBinned = (db: Db, pageID: number): Promise<BinnedPage | undefined> =>
  db
    .selectFrom('page')
    .where('id', '=', pageID)
    .where('deleted_at', 'is not', null)
    .select(['id', 'group_id as groupID', 'locale', 'type', 'slug', 'title'])
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Pages whose retention time in the bin is over. */
export const findExpired = async (db: Db, before: Date, limit: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('page')
    .where('deleted_at', '<', before)
    .select('id')
    .orderBy('deleted_at')
    .limit(limit)
    .execute()
  return rows.map(row => row.id)
}

/** Locks an expired page, unless it was restored or is locked by another transaction. */
export const lockExpired = (db: Db, pageID: number, before: Date): Promise<BinnedPage | undefined> =>
  db
    .selectFrom('page')
    .where('id', '=', pageID)
    .where('deleted_at', '<', before)
    .select(['id', 'group_id as groupID', 'locale', 'type', 'slug', 'title'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/**
 * Deletes a page permanently, with its versions. The responses at its former paths stay, unless they lead to the page
 * itself.
 */
export const erasePage = async (db: Db, { id, groupID }: BinnedPage): Promise<void> => {
  await db
    .updateTable('address')
    .set({ left_by: null })
    .where('left_by', '=', id)
    .where('page_id', 'is distinct from', id)
    .execute()
  await deletePage(db, id, groupID)
}
