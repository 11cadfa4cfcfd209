import type { App } from '../../kernel/app-context.ts'
import type { Database } from '../../kernel/db/pool.ts'
import { mailActivation } from './invite.ts'
import { listInvited, lockUsersWithRole, revokeTokens } from './store.ts'

/**
 * Revokes the open links of all users with a role, because the permissions of those accounts have changed. Invited
 * users get a new link.
 */
export const renewLinksOfRole = async (app: App, db: Database, roleID: number): Promise<void> => {
  const users = await lockUsersWithRole(db, roleID)
  const invited = await listInvited(db, users, app.now())
  await revokeTokens(db, users)
  for (const user of invited) await mailActivation(app, db, user)
}
