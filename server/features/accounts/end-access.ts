import type { Database } from '../../kernel/db/pool.ts'
import { deleteSessionsOf } from '../../kernel/session/store.ts'
import { deleteMailsOfUser, deleteUnsentMailsOfUser } from '../mail/erase-store.ts'
import { revokeTokens } from './store.ts'

/** Ends all sessions of a closed account and revokes the links mailed to it. */
export const endAccess = async (db: Database, userID: number): Promise<void> => {
  await deleteSessionsOf(db, userID)
  await revokeTokens(db, [userID])
  await deleteUnsentMailsOfUser(db, userID)
}

/** Ends the access of an erased account and deletes everything ever mailed to it. */
export const eraseAccess = async (db: Database, userID: number): Promise<void> => {
  await endAccess(db, userID)
  await deleteMailsOfUser(db, userID)
}
