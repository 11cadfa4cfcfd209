import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

/**
 * Deletes up to `limit` autosaves from before a time, and returns their number. Anything that refers to a version seals it
 * (publication, request, schedule, preview link, translation), except a restore, which is checked here. The head always
 * stays.
 */
export const deleteAutosavesBefore = async (db: Kysely<DB>, before: Date, limit: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
      delete from page_version where id in (
        select v.id from page_version v
        join page p on p.id = v.page_id
        where v.kind = 'autosave' and not v.sealed and v.updated_at < ${before} and v.id <> p.head_id
          and not exists (select from page_version r where r.restored_from = v.id)
        limit ${limit})
      -- It may be sealed at this moment.
      and not sealed
      returning id`.execute(db)
  return rows.length
}
