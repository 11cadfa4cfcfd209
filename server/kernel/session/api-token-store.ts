import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/pool.ts'
import type { DB } from '../db/schema.generated.ts'
import type { TokenRow } from './api-token.ts'

/** Whether a token `t` of the user `u` may be used. It stops with its creator, because nobody else answers for it. */
const isActive = (now: Date): RawBuilder<boolean> =>
  sql`t.revoked_at is null and (t.expires_at is null or t.expires_at > ${now}) and u.active and u.erased_at is null`

export const findToken = async (db: Database, hash: Buffer, now: Date): Promise<TokenRow | undefined> => {
  const { rows } = await sql<TokenRow>`
    select t.id, t.locales, t.page_types as "pageTypes", t.origins, t.used_at as "usedAt",
      json_build_object('id', u.id, 'name', coalesce(u.profile->>'name', u.email)) as user,
      r.permissions as "rolePermissions", own.permissions as "userPermissions"
    from api_token t
    join app_user u on u.id = t.created_by
    join role own on own.id = u.role_id
    join role r on r.id = t.role_id
    where t.secret_hash = ${hash} and ${isActive(now)}`.execute(db)
  return rows[0]
}

/** Writes the last use, once when several requests arrive together. */
export const touchToken = async (db: Database, id: number, now: Date, before: Date): Promise<void> => {
  await sql`
    update api_token set used_at = ${now}
    where id = ${id} and (used_at is null or used_at < ${before})`.execute(db)
}

/** Whether scripts of a site may use any token. A browser asks before it sends one. */
export const isTokenOrigin = async (db: Database, origin: string, now: Date): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from api_token t join app_user u on u.id = t.created_by
      where t.origins @> array[${origin}::text] and ${isActive(now)}) as found`.execute(db)
  return rows[0]?.found ?? false
}

/** Whether a token that has not ended has a role, which then cannot be deleted. */
export const isRoleOfToken = async (db: Kysely<DB>, roleID: number, now: Date): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from api_token t join app_user u on u.id = t.created_by
      where t.role_id = ${roleID} and ${isActive(now)}) as found`.execute(db)
  return rows[0]?.found ?? false
}
