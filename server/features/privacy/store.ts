import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

/** The user with an email address. */
export const findAccount = (db: Db, email: string) =>
  db
    .selectFrom('app_user as u')
    .innerJoin('role as r', 'r.id', 'u.role_id')
    .where('u.email', '=', email)
    .where('u.erased_at', 'is', null)
    .select([
      'u.id',
      'u.email',
      'u.profile',
      'u.prefs',
      'r.name as role',
      'u.active',
      'u.created_at as createdAt',
      'u.last_login_at as lastLoginAt',
    ])
    .executeTakeFirst()

export const findProfileImage = (db: Db, userID: number) =>
  db
    .selectFrom('profile_image')
    .where('user_id', '=', userID)
    .select(['mime_type as mimeType', sql<string>`encode(bytes, 'base64')`.as('base64')])
    .executeTakeFirst()

export const listSessions = (db: Db, userID: number) =>
  db
    .selectFrom('session')
    .where('user_id', '=', userID)
    .select(['created_at as createdAt', 'seen_at as seenAt', 'address', 'agent'])
    .orderBy('id')
    .execute()

/** What a user did, without the details, which are about others and their content. */
export const listActions = (db: Db, userID: number) =>
  db
    .selectFrom('audit')
    .where('actor_id', '=', userID)
    .select(['at', 'action', 'object', 'object_id as objectID', 'address'])
    .orderBy('id')
    .execute()

/** All emails to an address, and those about these submissions. Secrets of links are stored apart from the text. */
export const listMails = (db: Db, email: string, submissionIDs: readonly number[]) =>
  db
    .selectFrom('mail')
    .where(sql<boolean>`to_address = ${email} or submission_id = any(${submissionIDs}::bigint[])`)
    .select([
      'template',
      'to_address as to',
      'to_name as toName',
      'subject',
      'text',
      'created_at as createdAt',
      'sent_at as sentAt',
    ])
    .orderBy('id')
    .execute()

/** Emails to an address that are not about a submission, such as those to a user. */
export const countOtherMails = async (db: Db, email: string): Promise<number> => {
  const { total } = await db
    .selectFrom('mail')
    .where('to_address', '=', email)
    .where(sql<boolean>`not template ^@ 'form:'`)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}
