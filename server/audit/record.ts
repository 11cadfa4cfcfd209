import { type Kysely, sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { DB } from '../db/schema.generated.ts'

/**
 * Writes who did what to what, in the transaction that does it; `action` reads `page.publish`. Details hold no personal
 * data, because the log outlives the users that it tells of.
 */
export const recordAudit = async (
  db: Kysely<DB>,
  actor: Actor,
  action: string,
  object: string,
  objectID: number,
  detail: Record<string, unknown> = {},
): Promise<void> => {
  await db
    .insertInto('audit')
    .values({
      actor_id: actor.id === 0 ? null : actor.id,
      action,
      object,
      object_id: objectID,
      address: actor.address,
      detail: JSON.stringify(detail),
    })
    .execute()
}

/** Writes that a user tried what they may not; of one call a minute's first, so that nobody can flood the log. */
export const recordDenial = async (db: Kysely<DB>, actor: Actor, call: string): Promise<void> => {
  await sql`
    insert into audit (actor_id, action, object, object_id, address, detail)
    select ${actor.id}, 'access.deny', 'access', 0, ${actor.address}, jsonb_build_object('title', ${call}::text)
    where not exists (
      select from audit
      where actor_id = ${actor.id} and action = 'access.deny' and detail->>'title' = ${call}
        and at > now() - interval '1 minute')`.execute(db)
}
