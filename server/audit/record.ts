import { type Kysely, sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { DB } from '../db/schema.generated.ts'

/**
 * Writes who did what to what, in the transaction that does it; `action` reads `page.publish`. Details hold no personal
 * data, because the log outlives the users that it tells of.
 */
export const recordAudit = (
  db: Kysely<DB>,
  actor: Actor,
  action: string,
  object: string,
  objectID: number,
  detail: Record<string, unknown> = {},
): Promise<void> => recordAudits(db, actor, action, object, [{ objectID, detail }])

/** The same for several of a kind at once. */
export const recordAudits = async (
  db: Kysely<DB>,
  actor: Actor,
  action: string,
  object: string,
  rows: readonly { objectID: number; detail: Record<string, unknown> }[],
): Promise<void> => {
  const ids = rows.map(({ objectID }) => objectID)
  const details = rows.map(({ detail }) => JSON.stringify(detail))
  await sql`
    insert into audit (actor_id, action, object, object_id, address, detail)
    select ${actor.id === 0 ? null : actor.id}, ${action}, ${object}, row.id, ${actor.address}, row.detail
    from unnest(${ids}::bigint[], ${details}::jsonb[]) as row (id, detail)`.execute(db)
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

/** Writes that an account was locked after failed logins; once an hour, because anyone can make it happen. */
export const recordLockout = async (db: Kysely<DB>, actor: Actor, userID: number): Promise<void> => {
  await sql`
    insert into audit (actor_id, action, object, object_id, address)
    select ${actor.id === 0 ? null : actor.id}, 'user.lockout', 'user', ${userID}, ${actor.address}
    where ${userID}::bigint > 0 and not exists (
      select from audit
      where object = 'user' and object_id = ${userID} and action = 'user.lockout'
        and at > now() - interval '1 hour')`.execute(db)
}
