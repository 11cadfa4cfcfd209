import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

/** All tasks of a page up to this one. */
export interface RenditionTask {
  pageID: number
  upTo: number
}

/** Asks for the renditions of all published pages that use a file. */
export const requestRenditions = async (db: Db, fileID: number): Promise<void> => {
  await sql`
    insert into rendition_task (page_id)
    select p.id from page_version v join page p on p.live_id = v.id
    where v.refs @> array[${`f${fileID}`}]`.execute(db)
}

/** Asks for the renditions of a page. */
export const requestRenditionsOf = async (db: Db, pageID: number): Promise<void> => {
  await db.insertInto('rendition_task').values({ page_id: pageID }).execute()
}

/** The tasks of the page that has waited longest. */
export const nextRenditionTask = async (db: Db): Promise<RenditionTask | undefined> => {
  const { rows } = await sql<RenditionTask>`
    select page_id as "pageID", max(id) as "upTo" from rendition_task
    where page_id = (select page_id from rendition_task order by id limit 1)
    group by page_id`.execute(db)
  return rows[0]
}

/** Tasks that were added in the meantime stay. */
export const deleteRenditionTasks = async (db: Db, { pageID, upTo }: RenditionTask): Promise<void> => {
  await db.deleteFrom('rendition_task').where('page_id', '=', pageID).where('id', '<=', upTo).execute()
}
