import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.generated.ts'

type Db = Kysely<DB>

/** Removes network addresses from the log entries of a user. The entries stay with the user's id. */
export const forgetAddresses = async (db: Db, userID: number): Promise<void> => {
  await sql`
    update audit set address = ''
    where address <> '' and (actor_id = ${userID}
      or (actor_id is null and object = 'user' and object_id = ${userID}))`.execute(db)
}

/** Reduces a user to the bare row that their content refers to. */
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
  await db.deleteFrom('held_value').where('user_id', '=', userID).execute()
  // Deleted after the row is locked, so that an image uploaded at the same time cannot be added afterwards.
  await db.deleteFrom('profile_image').where('user_id', '=', userID).execute()
}
