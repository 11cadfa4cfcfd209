import type { Language } from '@ximblox/contract/locales'
import type { ColourScheme } from '@ximblox/contract/people'
import { type Kysely, sql } from 'kysely'
import { knownPermissions } from '../../kernel/db/known-permissions.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import type { StoredProfile } from '../../kernel/session/profile.ts'
import { setProfileImage } from '../accounts/user-store.ts'
import type { RoleRecord } from '../roles/store.ts'

type Db = Kysely<DB>

export interface UserRecord {
  id: number
  email: string
  role: RoleRecord
  profile: StoredProfile
  language: Language | null
  colourScheme: ColourScheme | null
  active: boolean
  activated: boolean
  lastLoginAt: Date | null
  revision: number
}

const users = (db: Db) =>
  db
    .selectFrom('app_user as u')
    .innerJoin('role as r', 'r.id', 'u.role_id')
    .where('u.erased_at', 'is', null)
    .select([
      'u.id',
      'u.email',
      'r.id as roleID',
      'r.name as roleName',
      knownPermissions('r.permissions').as('permissions'),
      'r.revision as roleRevision',
      sql<StoredProfile>`u.profile`.as('profile'),
      sql<Language | null>`u.prefs->>'language'`.as('language'),
      sql<ColourScheme | null>`u.prefs->>'colourScheme'`.as('colourScheme'),
      'u.active',
      sql<boolean>`u.password_hash is not null`.as('activated'),
      'u.last_login_at as lastLoginAt',
      'u.revision',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof users>['executeTakeFirstOrThrow']>>

const recordOf = ({ roleID, roleName, permissions, roleRevision, ...row }: Row): UserRecord => ({
  ...row,
  role: { id: roleID, name: roleName, permissions, revision: roleRevision },
})

export const listUsers = async (db: Db): Promise<UserRecord[]> => {
  const rows = await users(db).orderBy(sql`lower(u.profile->>'name')`).orderBy('u.id').execute()
  return rows.map(recordOf)
}

export const findUser = async (db: Db, id: number): Promise<UserRecord | undefined> => {
  const row = await users(db).where('u.id', '=', id).executeTakeFirst()
  return row && recordOf(row)
}

/** Locks the user's row until the transaction ends. */
export const lockUser = async (db: Db, id: number): Promise<UserRecord | undefined> => {
  const row = await users(db).where('u.id', '=', id).forUpdate('u').executeTakeFirst()
  return row && recordOf(row)
}

/** The credentials of a user. */
export const findCredentials = (
  db: Db,
  id: number,
): Promise<{ email: string; passwordHash: string | null } | undefined> =>
  db
    .selectFrom('app_user')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .select(['email', 'password_hash as passwordHash'])
    .executeTakeFirst()

export interface ProfileImage {
  hash: string
  mimeType: string
  bytes: Buffer
}

export const findImage = (db: Db, userID: number, hash: string): Promise<ProfileImage | undefined> =>
  db
    .selectFrom('profile_image')
    .where('user_id', '=', userID)
    .where('hash', '=', hash)
    .select(['hash', 'mime_type as mimeType', 'bytes'])
    .executeTakeFirst()

export const putImage = async (db: Db, userID: number, image: ProfileImage): Promise<void> => {
  const values = { hash: image.hash, mime_type: image.mimeType, bytes: image.bytes }
  await db
    .insertInto('profile_image')
    .values({ user_id: userID, ...values })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(values))
    .execute()
  await setProfileImage(db, userID, image.hash)
}

export const removeImage = async (db: Db, userID: number): Promise<void> => {
  await db.deleteFrom('profile_image').where('user_id', '=', userID).execute()
  await setProfileImage(db, userID, null)
}
