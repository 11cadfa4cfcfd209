import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

export const moveToBin = async (db: Db, pageID: number, actorID: number, now: Date): Promise<void> => {
  await db
    .updateTable('page')
    .set({ deleted_at: now, deleted_by: actorID, revision: sql`revision + 1` })
    .where('id', '=', pageID)
    .execute()
}

export const restoreFromBin = async (db: Db, pageID: number, now: Date): Promise<void> => {
  await db
    .updateTable('page')
    .set({ deleted_at: null, deleted_by: null, updated_at: now, revision: sql`revision + 1` })
    .where('id', '=', pageID)
    .execute()
}

/** Deletes a page permanently, with its versions, and the shared values of its group if it was the last of it. */
export const deletePage = async (db: Db, id: number, groupID: number): Promise<void> => {
  await db.deleteFrom('page').where('id', '=', id).execute()
  await sql`delete from shared_props where group_id = ${groupID}
    and not exists (select from page where group_id = ${groupID})`.execute(db)
}
