import { sql } from 'kysely'
import { knownPermissions } from '../db/known-permissions.ts'
import type { Database } from '../db/pool.ts'
import type { SessionRow } from './session.ts'

export const findSession = async (
  db: Database,
  idHash: Buffer,
  now: Date,
  idleSince: Date,
): Promise<SessionRow | undefined> =>
  db
    .selectFrom('session as s')
    .innerJoin('app_user as u', 'u.id', 's.user_id')
    .innerJoin('role as r', 'r.id', 'u.role_id')
    .where('s.id_hash', '=', idHash)
    .where('s.expires_at', '>', now)
    .where('s.seen_at', '>', idleSince)
    .where('u.active', 'is', true)
    .where('u.erased_at', 'is', null)
    .select([
      'u.id',
      'u.email',
      sql<SessionRow['profile']>`u.profile`.as('profile'),
      sql<SessionRow['language']>`u.prefs->>'language'`.as('language'),
      sql<SessionRow['colourScheme']>`u.prefs->>'colourScheme'`.as('colourScheme'),
      'r.id as roleID',
      'r.name as roleName',
      knownPermissions('r.permissions').as('permissions'),
      'r.revision as roleRevision',
      's.seen_at as seenAt',
      's.expires_at as expiresAt',
      's.csrf_salt as csrfSalt',
    ])
    .executeTakeFirst()

export const touchSession = async (db: Database, idHash: Buffer, now: Date): Promise<void> => {
  await db.updateTable('session').set({ seen_at: now }).where('id_hash', '=', idHash).execute()
}

export const insertSession = async (
  db: Database,
  row: {
    idHash: Buffer
    userID: number
    csrfSalt: Buffer
    now: Date
    expiresAt: Date
    address: string
    agent: string
  },
): Promise<void> => {
  await db
    .insertInto('session')
    .values({
      id_hash: row.idHash,
      user_id: row.userID,
      csrf_salt: row.csrfSalt,
      created_at: row.now,
      seen_at: row.now,
      expires_at: row.expiresAt,
      address: row.address,
      agent: row.agent.slice(0, 254),
    })
    .execute()
}

export const renewCsrfSalt = async (
  db: Database,
  idHash: Buffer,
  csrfSalt: Buffer,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('session')
    .set({ csrf_salt: csrfSalt, seen_at: now })
    .where('id_hash', '=', idHash)
    .execute()
}

export const deleteSession = async (db: Database, idHash: Buffer): Promise<void> => {
  await db.deleteFrom('session').where('id_hash', '=', idHash).execute()
}

/** Ends all sessions of a user, except the given one. */
export const deleteSessionsOf = async (db: Database, userID: number, except?: Buffer): Promise<void> => {
  let sessions = db.deleteFrom('session').where('user_id', '=', userID)
  if (except) sessions = sessions.where('id_hash', '!=', except)
  await sessions.execute()
}

export const deleteExpiredSessions = async (db: Database, now: Date): Promise<void> => {
  await db.deleteFrom('session').where('expires_at', '<', now).execute()
}

/** Returns the hash of the session that was ended. */
export const deleteSessionByID = async (
  db: Database,
  userID: number,
  id: number,
): Promise<Buffer | undefined> => {
  const row = await db
    .deleteFrom('session')
    .where('user_id', '=', userID)
    .where('id', '=', id)
    .returning('id_hash as idHash')
    .executeTakeFirst()
  return row?.idHash
}
