import { type Kysely, sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { DB } from '../db/schema.generated.ts'

type Db = Kysely<DB>

export const insertEntries = async (
  db: Db,
  actor: Actor,
  action: string,
  object: string,
  ids: readonly number[],
  details: readonly string[],
): Promise<void> => {
  await sql`
    insert into audit (actor_id, api_token_id, action, object, object_id, address, detail)
    select ${actor.id === 0 ? null : actor.id}, ${actor.token?.id ?? null}::bigint, ${action}, ${object}, row.id, ${actor.address}, row.detail
    from unnest(${ids}::bigint[], ${details}::jsonb[]) as row (id, detail)`.execute(db)
}

/**
 * Records that a user lacked the permission for a call. Only the first one per call and minute is written, so that
 * nobody can flood the log.
 */
export const recordDeniedCall = async (db: Db, actor: Actor, call: string): Promise<void> => {
  await sql`
    insert into audit (actor_id, api_token_id, action, object, object_id, address, detail)
    select ${actor.id}, ${actor.token?.id ?? null}::bigint, 'access.deny', 'access', 0, ${actor.address}, jsonb_build_object('title', ${call}::text)
    where not exists (
      select from audit
      where actor_id = ${actor.id} and api_token_id is not distinct from ${actor.token?.id ?? null}
        and action = 'access.deny' and detail->>'title' = ${call}
        and at > now() - interval '1 minute')`.execute(db)
}

/** Records that an account was locked after failed logins, at most once an hour because anyone can cause it. */
export const recordLockout = async (db: Db, actor: Actor, userID: number): Promise<void> => {
  await sql`
    insert into audit (actor_id, action, object, object_id, address)
    select ${actor.id === 0 ? null : actor.id}, 'user.lockout', 'user', ${userID}, ${actor.address}
    where ${userID}::bigint > 0 and not exists (
      select from audit
      where object = 'user' and object_id = ${userID} and action = 'user.lockout'
        and at > now() - interval '1 hour')`.execute(db)
}

/** Shortens up to `limit` network addresses recorded before a time, and returns how many it has shortened. */
export const shortenAddressesBefore = async (db: Db, before: Date, limit: number): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    update audit set address = network_of(address) where id in (
      select id from audit where at < ${before} and address <> network_of(address) limit ${limit})`.execute(
    db,
  )
  return Number(numAffectedRows)
}

/** Removes network addresses from the log entries of a user. The entries stay with the user's id. */
export const forgetAddresses = async (db: Db, userID: number): Promise<void> => {
  await sql`
    update audit set address = ''
    where address <> '' and (actor_id = ${userID}
      or (actor_id is null and object = 'user' and object_id = ${userID}))`.execute(db)
}
