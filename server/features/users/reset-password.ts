import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuse, refuseAny } from '../../kernel/errors/errors.ts'
import { permit, permitActingOn } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { deleteSessionsOf } from '../../kernel/session/store.ts'
import { clearAllFailures } from '../accounts/attempts.ts'
import { newPasswordErrors } from '../accounts/new-password.ts'
import { activateAccount, changePassword, lockRecipientByEmail, revokeTokens } from '../accounts/store.ts'
import { changePermissions } from '../roles/change-permissions.ts'
import { findHeldPermissions } from '../roles/store.ts'

/**
 * Gives a user another password, or their first one, which activates the account. Ends their sessions, revokes the links
 * mailed to them, and unlocks the account.
 */
export const resetPassword = async (
  app: App,
  actor: Actor,
  { email, password }: { email: string; password: string },
): Promise<void> => {
  permit(actor, 'manage-users')
  const passwordHash = await app.passwords.hash(password)
  await changePermissions(app, actor, async ({ db }, actor) => {
    permit(actor, 'manage-users')
    const user = await lockRecipientByEmail(db, email)
    if (!user) throw refuse('userNotFound', 'email')
    permitActingOn(actor, { id: user.id, permissions: await findHeldPermissions(db, user.id) })
    refuseAny(newPasswordErrors({ password, confirm: password, about: [user.email, user.name] }))
    const setPassword = user.hasPassword ? changePassword : activateAccount
    if (!(await setPassword(db, user.id, passwordHash))) throw refuse('accountInactive', 'email')
    await revokeTokens(db, [user.id])
    await deleteSessionsOf(db, user.id)
    await recordAudit(db, actor, 'user.reset-password', 'user', user.id)
  })
  await clearAllFailures(app, email)
}
