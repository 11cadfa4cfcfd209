import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.generated.ts'

type Db = Kysely<DB>

export interface BinnedPage {
  id: number
  groupID: number
  locale: string
  type: string
  slug: string
  title: string
}

export const moveToBin = async (db: Db, pageID: number, actorID: number, now: Date): Promise<void> => {
  await db
    .updateTable('page')
    .set({ deleted_at: now, deleted_by: actorID, revision: sql`revision + 1` })
    .where('id', '=', pageID)
    .execute()
}

/** A page in the bin, held until the transaction ends. */
export const lockBinned = (db: Db, pageID: number): Promise<BinnedPage | undefined> =>
  db
    .selectFrom('page')
    .where('id', '=', pageID)
    .where('deleted_at', 'is not', null)
    .select(['id', 'group_id as groupID', 'locale', 'type', 'slug', 'title'])
    .forUpdate()
    .executeTakeFirst()

export const restoreFromBin = async (db: Db, pageID: number, now: Date): Promise<void> => {
  await db
    .updateTable('page')
    .set({ deleted_at: null, deleted_by: null, updated_at: now, revision: sql`revision + 1` })
    .where('id', '=', pageID)
    .execute()
}

/** Pages whose time in the bin is over. */
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

/** Holds a page whose time is over, unless it was taken out or is held by somebody else. */
export const lockExpired = (db: Db, pageID: number, before: Date): Promise<BinnedPage | undefined> =>
  db
    .selectFrom('page')
    .where('id', '=', pageID)
    .where('deleted_at', '<', before)
    .select(['id', 'group_id as groupID', 'locale', 'type', 'slug', 'title'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** Removes a page for good, with its versions. What its addresses answer with stays, unless they led to the page itself. */
export const erasePage = async (db: Db, { id }: BinnedPage): Promise<void> => {
  await db
    .updateTable('address')
    .set({ left_by: null })
    .where('left_by', '=', id)
    .where('page_id', 'is distinct from', id)
    .execute()
  await db.deleteFrom('page').where('id', '=', id).execute()
}
