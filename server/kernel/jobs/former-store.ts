import { type Kysely, sql } from 'kysely'
import { lockKeys } from '../db/lock-keys.ts'
import type { DB } from '../db/schema.generated.ts'
import type { FormerQueue } from './adopt-former-jobs.ts'

/**
 * Makes jobs of those that the release before wrote for hooks, and returns whether there may be more. Their emails keep
 * what they are recognised by.
 */
const moveHookJobs = async (db: Kysely<DB>): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    with moved as (
      delete from hook_job where id in (select id from hook_job order by id limit ${batchSize}) returning *
    )
    insert into job (kind, queue, payload, created_at, run_at, attempts, failing_since, failure, given_up_at)
    select 'hook:' || hook, split_part(event, '.', 1) || ' ' || (object->>'id'),
      jsonb_build_object('event', event, 'object', object, 'at', at, 'cause', 'hook-' || id),
      at, next_at, attempts, case when attempts > 0 then at end, failure, given_up_at
    from moved order by id`.execute(db)
  return numAffectedRows === BigInt(batchSize)
}

const batchSize = 1_000

export const formerHookJobs: FormerQueue = { lockKey: lockKeys.hooks, channel: 'hook', move: moveHookJobs }
