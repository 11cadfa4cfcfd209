import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.generated.ts'

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

/** The first user, and when they have logged in. */
export const findFirstLogin = (db: Db): Promise<{ email: string; lastLoginAt: Date | null }> =>
  db
    .selectFrom('app_user')
    .select(['email', 'last_login_at as lastLoginAt'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
