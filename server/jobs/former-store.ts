import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.generated.ts'

/** Makes jobs of those that the release before wrote for hooks. Their emails keep what they are recognised by. */
export const moveHookJobs = async (db: Kysely<DB>): Promise<void> => {
  await sql`
    with moved as (delete from hook_job returning *)
    insert into job (kind, queue, payload, created_at, run_at, attempts, failure, given_up_at)
    select 'hook:' || hook, split_part(event, '.', 1) || ' ' || (object->>'id'),
      jsonb_build_object('event', event, 'object', object, 'at', at, 'cause', 'hook-' || id),
      at, next_at, attempts, failure, given_up_at
    from moved order by id`.execute(db)
}
