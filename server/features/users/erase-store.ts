import type { Kysely } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { eraseUser } from '../accounts/user-store.ts'

type Db = Kysely<DB>

/** Removes everything that is stored about a user, except the bare row that their content refers to. */
export const eraseProfile = async (db: Db, userID: number, now: Date): Promise<void> => {
  await eraseUser(db, userID, now)
  await db.deleteFrom('held_value').where('user_id', '=', userID).execute()
  // Deleted after the row is locked, so that an image uploaded at the same time cannot be added afterwards.
  await db.deleteFrom('profile_image').where('user_id', '=', userID).execute()
}
