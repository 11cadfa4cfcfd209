import type { Database } from '../db/pool.ts'
import { deleteSessionsOf } from '../session/store.ts'
import { deleteMails, deleteUnsentMails, revokeTokens } from './store.ts'

/** Nobody is in this account any more, and no link that was mailed leads into it; for one that is closed. */
export const endAccess = async (db: Database, userID: number): Promise<void> => {
  await deleteSessionsOf(db, userID)
  await revokeTokens(db, [userID])
  await deleteUnsentMails(db, userID)
}

/** The same for an account that is erased: what was ever mailed to it goes too. */
export const eraseAccess = async (db: Database, userID: number): Promise<void> => {
  await endAccess(db, userID)
  await deleteMails(db, userID)
}
