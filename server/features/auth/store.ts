import { sql } from 'kysely'
import type { Database } from '../../kernel/db/pool.ts'

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
