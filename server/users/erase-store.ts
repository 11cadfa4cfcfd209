import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.generated.ts'

type Db = Kysely<DB>

/** The log keeps what was done under the user's number, and forgets from where. */
export const forgetAddresses = async (db: Db, userID: number): Promise<void> => {
  await sql`
    update audit set address = ''
    where address <> '' and (actor_id = ${userID}
      or (actor_id is null and object = 'user' and object_id = ${userID}))`.execute(db)
}

/** Leaves of a user the bare row that what they wrote points at. */
export const eraseProfile = async (db: Db, userID: number, now: Date): Promise<void> => {
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
  // After the row is held, so that no image that is being set comes in behind it.
  await db.deleteFrom('profile_image').where('user_id', '=', userID).execute()
}
