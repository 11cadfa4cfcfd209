import { limits } from '@ximblox/contract/limits'
import { sql } from 'kysely'
import type { App } from '../app-context.ts'

const batchSize = 500

/**
 * Deletes expired autosaves. Anything that refers to a version seals it (publication, request, schedule, preview link,
 * translation), except a restore, which is checked here. The head always stays.
 */
export const deleteOldAutosaves = async ({ db, now }: Pick<App, 'db' | 'now'>): Promise<number> => {
  const before = new Date(now().getTime() - limits.autosaveDays * 86_400_000)
  let dropped = 0
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      delete from page_version where id in (
        select v.id from page_version v
        join page p on p.id = v.page_id
        where v.kind = 'autosave' and not v.sealed and v.updated_at < ${before} and v.id <> p.head_id
          and not exists (select from page_version r where r.restored_from = v.id)
        limit ${batchSize})
      -- It may be sealed at this moment.
      and not sealed
      returning id`.execute(db)
    dropped += rows.length
    if (rows.length < batchSize) return dropped
  }
}
