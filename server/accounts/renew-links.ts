import type { App } from '../app-context.ts'
import type { Database } from '../db/pool.ts'
import { mailActivation } from './invite.ts'
import { listInvited, lockUsersWithRole, revokeTokens } from './store.ts'

/**
 * Voids the open links of everybody who has a role, because they would lead into accounts that may do something else now;
 * those who were invited get a new one.
 */
export const renewLinksOfRole = async (app: App, db: Database, roleID: number): Promise<void> => {
  const users = await lockUsersWithRole(db, roleID)
  const invited = await listInvited(db, users, app.now())
  await revokeTokens(db, users)
  for (const user of invited) await mailActivation(app, db, user)
}
