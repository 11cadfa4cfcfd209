import type { WebhookEvent } from '@ximblox/contract/webhooks'
import { type Kysely, sql } from 'kysely'
import type { DB, Json } from '../db/schema.generated.ts'

type Db = Kysely<DB>

export interface HookJob {
  id: number
  hook: string
  event: WebhookEvent
  object: Json
  at: Date
  attempts: number
}

/** From now on, for a day, changes write jobs for these hooks. */
export const declareHooks = async (
  db: Db,
  hooks: readonly { name: string; on: readonly WebhookEvent[] }[],
): Promise<void> => {
  for (const { name, on } of hooks)
    await sql`
      insert into hook (name, events, declared_at) values (${name}, ${[...on]}, now())
      on conflict (name) do update set events = excluded.events, declared_at = excluded.declared_at`.execute(
      db,
    )
}

/** Claims the job of one of these hooks that has been due longest. Events of one object wait for each other. */
export const takeDueJob = async (
  db: Db,
  hooks: readonly string[],
  now: Date,
): Promise<HookJob | undefined> => {
  const { rows } = await sql<HookJob>`
    update hook_job set attempts = attempts + 1, running_since = ${now}
    where id = (
      select due.id
      from hook_job due
      where due.hook = any(${[...hooks]}) and due.given_up_at is null and due.running_since is null
        and due.next_at <= ${now}
        and not exists (
          select from hook_job earlier
          where earlier.hook = due.hook and earlier.id < due.id and earlier.given_up_at is null
            and earlier.object->'id' = due.object->'id'
            and split_part(earlier.event, '.', 1) = split_part(due.event, '.', 1)
        )
      order by due.next_at, due.id
      limit 1
      for update of due skip locked
    )
    returning id, hook, event, object, at, attempts`.execute(db)
  return rows[0]
}

export const takeOverJobs = async (db: Db, ours: number[], nextAt: Date): Promise<void> => {
  await db
    .updateTable('hook_job')
    .set({ running_since: null, next_at: nextAt })
    .where('running_since', 'is not', null)
    .where(sql<boolean>`not (id = any(${ours}::bigint[]))`)
    .execute()
}

export const deleteJob = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('hook_job').where('id', '=', id).execute()
}

/** Without a next time the job is given up. */
export const recordFailure = async (
  db: Db,
  id: number,
  { failure, nextAt, now }: { failure: string; nextAt: Date | undefined; now: Date },
): Promise<void> => {
  await db
    .updateTable('hook_job')
    .set({ running_since: null, failure, ...(nextAt ? { next_at: nextAt } : { given_up_at: now }) })
    .where('id', '=', id)
    .execute()
}

/** Deletes jobs thirty days after their event: those that were given up. */
export const deleteOldJobs = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('hook_job')
    .where('at', '<', new Date(now.getTime() - retention))
    .where('running_since', 'is', null)
    .execute()
}

const retention = 30 * 86_400_000
