import type { Language } from '@ximblox/contract/locales'
import type { ColourScheme } from '@ximblox/contract/people'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/pool.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import type { StoredProfile } from '../../kernel/session/profile.ts'

type Db = Kysely<DB>

export const insertFirstUser = async (
  db: Db,
  user: { email: string; passwordHash: string; roleID: number; name: string },
): Promise<void> => {
  await db
    .insertInto('app_user')
    .values({
      email: user.email,
      password_hash: user.passwordHash,
      role_id: user.roleID,
      profile: JSON.stringify({ name: user.name, jobTitle: '', image: null }),
    })
    .execute()
}

/** The email address of the first user, and when they last logged in. */
export const findFirstLogin = (db: Db): Promise<{ email: string; lastLoginAt: Date | null }> =>
  db
    .selectFrom('app_user')
    .select(['email', 'last_login_at as lastLoginAt'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()

export const recordLogin = async (db: Database, userID: number, now: Date): Promise<void> => {
  await db.updateTable('app_user').set({ last_login_at: now }).where('id', '=', userID).execute()
}

/** Replaces the hash of a password by a stronger one, unless it has changed in the meantime. */
export const renewHash = async (
  db: Database,
  userID: number,
  outdated: string,
  renewed: string,
): Promise<void> => {
  await db
    .updateTable('app_user')
    .set({ password_hash: renewed })
    .where('id', '=', userID)
    .where('password_hash', '=', outdated)
    .execute()
}

export const writeUser = async (
  db: Db,
  id: number,
  user: {
    email: string
    roleID: number
    profile: StoredProfile
    language: Language | null
    colourScheme: ColourScheme | null
    active: boolean
    /** When absent, it stays unchanged. */
    passwordHash?: string | undefined
  },
): Promise<void> => {
  await db
    .updateTable('app_user')
    .set({
      email: user.email,
      role_id: user.roleID,
      profile: JSON.stringify(user.profile),
      prefs: sql`prefs || jsonb_build_object(
        'language', ${user.language}::text, 'colourScheme', ${user.colourScheme}::text
      )`,
      active: user.active,
      ...(user.passwordHash !== undefined && { password_hash: user.passwordHash }),
      revision: sql`revision + 1`,
    })
    .where('id', '=', id)
    .execute()
}

export const setProfileImage = async (db: Db, userID: number, hash: string | null) => {
  await db
    .updateTable('app_user')
    .set({
      profile: sql`profile || jsonb_build_object('image', ${hash}::text)`,
      revision: sql`revision + 1`,
    })
    .where('id', '=', userID)
    .execute()
}

/** Reduces a user to the bare row that their content refers to. */
export const eraseUser = async (db: Db, userID: number, now: Date): Promise<void> => {
  await db
    .updateTable('app_user')
    .set({
      email: `erased-${userID}@erased.invalid`,
      password_hash: null,
      role_id: null,
      profile: '{}',
      prefs: '{}',
      active: false,
      last_login_at: null,
      erased_at: now,
      revision: sql`revision + 1`,
    })
    .where('id', '=', userID)
    .execute()
}
