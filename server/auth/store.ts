import type { Language } from '@ximblox/contract/locales'
import { sql } from 'kysely'
import type { Database } from '../db/pool.ts'

export interface Account {
  id: number
  passwordHash: string | null
  active: boolean
}

export const findAccount = async (db: Database, email: string): Promise<Account | undefined> =>
  db
    .selectFrom('app_user')
    .where('email', '=', email)
    .where('erased_at', 'is', null)
    .select(['id', 'password_hash as passwordHash', 'active'])
    .executeTakeFirst()

export interface OpenSessionRow {
  id: number
  address: string
  agent: string
  createdAt: Date
  seenAt: Date
  expiresAt: Date
  current: boolean
}

export const listSessions = async (
  db: Database,
  userID: number,
  own: Buffer,
  now: Date,
  idleSince: Date,
): Promise<OpenSessionRow[]> =>
  db
    .selectFrom('session')
    .where('user_id', '=', userID)
    .where('expires_at', '>', now)
    .where('seen_at', '>', idleSince)
    .select([
      'id',
      'address',
      'agent',
      'created_at as createdAt',
      'seen_at as seenAt',
      'expires_at as expiresAt',
      sql<boolean>`id_hash = ${own}`.as('current'),
    ])
    .orderBy('current', 'desc')
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export interface ResetRequest {
  email: string
  language: Language | null
  address: string
}

export const insertResetRequest = async (
  db: Database,
  request: { email: string; language: Language | null; address: string; at: Date },
): Promise<void> => {
  await db.insertInto('reset_request').values(request).execute()
}

/** Removes and returns the oldest request, which is processed in the same transaction. */
export const takeResetRequest = async (db: Database): Promise<ResetRequest | undefined> =>
  db
    .deleteFrom('reset_request')
    .where('id', '=', oldest =>
      oldest.selectFrom('reset_request').orderBy('id').limit(1).forUpdate().skipLocked().select('id'),
    )
    .returning(['email', sql<Language | null>`language`.as('language'), 'address'])
    .executeTakeFirst()
