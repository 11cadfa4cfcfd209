import type { Language } from '@ximblox/contract/locales'
import type { Permission } from '@ximblox/contract/permissions'
import { sql } from 'kysely'
import { knownPermissions } from '../../kernel/db/known-permissions.ts'
import type { Database } from '../../kernel/db/pool.ts'
import type { Purpose } from './tokens.ts'

export const insertToken = async (
  db: Database,
  token: { hash: Buffer; userID: number; purpose: Purpose; expiresAt: Date; mailID: number },
): Promise<void> => {
  await db
    .insertInto('token')
    .values({
      hash: token.hash,
      user_id: token.userID,
      purpose: token.purpose,
      expires_at: token.expiresAt,
      mail_id: token.mailID,
    })
    .execute()
}

/**
 * Revokes the links that a mail's link replaces: older ones of the same user for the same purpose. Their mails are not
 * sent any more.
 */
export const revokeOlderTokens = async (db: Database, mailID: number): Promise<void> => {
  await sql`
    with voided as (
      delete from token as older using token as newer
      where newer.mail_id = ${mailID} and older.user_id = newer.user_id and older.purpose = newer.purpose
        and older.used_at is null and older.id < newer.id
      returning older.mail_id
    )
    delete from mail using voided where mail.id = voided.mail_id and mail.sent_at is null`.execute(db)
}

export interface TokenOwner {
  userID: number
  purpose: Purpose
  email: string
  name: string
}

/** Finds the owner of a token that is still valid. */
export const findToken = async (db: Database, hash: Buffer, now: Date): Promise<TokenOwner | undefined> =>
  db
    .selectFrom('token as t')
    .innerJoin('app_user as u', 'u.id', 't.user_id')
    .where('t.hash', '=', hash)
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', now)
    .select([
      'u.id as userID',
      sql<Purpose>`t.purpose`.as('purpose'),
      'u.email',
      sql<string>`coalesce(u.profile->>'name', '')`.as('name'),
    ])
    .executeTakeFirst()

/** Marks a token as used. Of several simultaneous calls only one succeeds. */
export const useToken = async (db: Database, hash: Buffer, now: Date): Promise<boolean> => {
  const used = await db
    .updateTable('token')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Revokes all open links of these users, and deletes the unsent mails that contain them. */
export const revokeTokens = async (db: Database, userIDs: number[]): Promise<void> => {
  await sql`
    with voided as (
      delete from token where user_id = any(${userIDs}::bigint[]) and used_at is null returning mail_id
    )
    delete from mail using voided where mail.id = voided.mail_id and mail.sent_at is null`.execute(db)
}

/** A user who may receive account mails. */
export interface MailRecipient {
  id: number
  email: string
  name: string
  language: Language | null
  active: boolean
  hasPassword: boolean
}

const recipientColumns = [
  'id',
  'email',
  sql<string>`coalesce(profile->>'name', '')`.as('name'),
  sql<Language | null>`prefs->>'language'`.as('language'),
  'active',
  sql<boolean>`password_hash is not null`.as('hasPassword'),
] as const

export const lockRecipient = async (db: Database, userID: number): Promise<MailRecipient | undefined> =>
  db
    .selectFrom('app_user')
    .where('id', '=', userID)
    .where('erased_at', 'is', null)
    .select(recipientColumns)
    .forUpdate()
    .executeTakeFirst()

/** All who can log in, with their permissions. */
export const listRecipients = async (
  db: Database,
): Promise<(MailRecipient & { permissions: Permission[] })[]> =>
  db
    .selectFrom('app_user')
    .where('active', '=', true)
    .where('erased_at', 'is', null)
    .where('password_hash', 'is not', null)
    .select(recipientColumns)
    .select(
      sql<Permission[]>`(select ${knownPermissions('permissions')} from role where role.id = role_id)`.as(
        'permissions',
      ),
    )
    .orderBy('id')
    .execute()

/** Finds a recipient without locking the row, for notifications. */
export const findRecipient = async (db: Database, userID: number): Promise<MailRecipient | undefined> =>
  db
    .selectFrom('app_user')
    .where('id', '=', userID)
    .where('erased_at', 'is', null)
    .select(recipientColumns)
    .executeTakeFirst()

export const lockRecipientByEmail = async (db: Database, email: string): Promise<MailRecipient | undefined> =>
  db
    .selectFrom('app_user')
    .where('email', '=', email)
    .where('erased_at', 'is', null)
    .select(recipientColumns)
    .forUpdate()
    .executeTakeFirst()

/** Locks all users with a role until the transaction ends, and returns their ids. */
export const lockUsersWithRole = async (db: Database, roleID: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('app_user')
    .where('role_id', '=', roleID)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Those of these users who have an open activation link. */
export const listInvited = (db: Database, userIDs: number[], now: Date): Promise<MailRecipient[]> =>
  db
    .selectFrom('app_user')
    .where(sql<boolean>`app_user.id = any(${userIDs}::bigint[])`)
    .where('password_hash', 'is', null)
    .where(
      sql<boolean>`exists (
        select from token
        where user_id = app_user.id and purpose = 'activate' and used_at is null and expires_at > ${now})`,
    )
    .select(recipientColumns)
    .orderBy('id')
    .execute()

/** The permissions of a role, which cannot change until the transaction ends. */
export const findPermissions = async (db: Database, roleID: number): Promise<Permission[] | undefined> => {
  const row = await db
    .selectFrom('role')
    .where('id', '=', roleID)
    .select(knownPermissions('permissions').as('permissions'))
    .forShare()
    .executeTakeFirst()
  return row?.permissions
}

export const isEmailTaken = async (db: Database, email: string): Promise<boolean> =>
  (await db.selectFrom('app_user').where('email', '=', email).select('id').executeTakeFirst()) !== undefined

export const insertUser = async (
  db: Database,
  user: { email: string; roleID: number; name: string; jobTitle: string; now: Date },
): Promise<number> => {
  const { id } = await db
    .insertInto('app_user')
    .values({
      email: user.email,
      role_id: user.roleID,
      profile: JSON.stringify({ name: user.name, jobTitle: user.jobTitle, image: null }),
      active: false,
      created_at: user.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Sets the first password of an account and activates it. Returns false when the account does not wait for activation.
 */
export const activateAccount = async (
  db: Database,
  userID: number,
  passwordHash: string,
): Promise<boolean> => {
  const row = await db
    .updateTable('app_user')
    .set({ password_hash: passwordHash, active: true, revision: sql`revision + 1` })
    .where('id', '=', userID)
    .where('password_hash', 'is', null)
    .where('erased_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Changes the password of an active account. Returns false when it is not active. */
export const changePassword = async (
  db: Database,
  userID: number,
  passwordHash: string,
): Promise<boolean> => {
  const row = await db
    .updateTable('app_user')
    .set({ password_hash: passwordHash, revision: sql`revision + 1` })
    .where('id', '=', userID)
    .where('active', 'is', true)
    .where('erased_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the links that expired more than a day ago. */
export const deleteExpiredTokens = async (db: Database, now: Date): Promise<void> => {
  await db
    .deleteFrom('token')
    .where('expires_at', '<', new Date(now.getTime() - 86_400_000))
    .execute()
}
