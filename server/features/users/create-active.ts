import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuseAny } from '../../kernel/errors/errors.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { type Invitation, insertInvited } from '../accounts/invite.ts'
import { newPasswordErrors } from '../accounts/new-password.ts'
import { activateAccount } from '../accounts/store.ts'
import { changePermissions } from '../roles/change-permissions.ts'

/** Creates a user who can log in at once, without an email. Returns the user's id. */
export const createActiveUser = async (
  app: App,
  actor: Actor,
  { password, ...invitation }: Invitation & { password: string },
): Promise<number> => {
  permit(actor, 'manage-users')
  const about = [invitation.email, invitation.name]
  refuseAny(newPasswordErrors({ password, confirm: password, about }))
  const passwordHash = await app.passwords.hash(password)
  return changePermissions(app, actor, async ({ db }, actor) => {
    permit(actor, 'manage-users')
    const id = await insertInvited(db, actor, invitation, app.now())
    await activateAccount(db, id, passwordHash)
    await recordAudit(db, actor, 'user.create', 'user', id)
    return id
  })
}
