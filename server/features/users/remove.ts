import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { failAs } from '../../kernel/failures/refusal-of.ts'
import { permit, permitActingOn } from '../../kernel/permit.ts'
import { forgetAddresses } from '../../kernel/recording/audit-store.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { eraseAccess } from '../accounts/end-access.ts'
import { changePermissions } from '../roles/change-permissions.ts'
import { eraseProfile } from './erase-store.ts'
import { lockUser } from './store.ts'

type Remove = typeof calls.users.remove

/** Erases a user completely or, when a step fails, not at all. Their content stays, without a name. */
export const removeUser = (app: App, actor: Actor, { params }: Input<Remove>): Promise<Payload<Remove>> =>
  changePermissions(app, actor, async ({ db }, actor) => {
    permit(actor, 'manage-users')
    // The lock prevents that a password link is written while the account is being erased.
    const user = await failAs('profileDeletionFailed', () => lockUser(db, params.id))
    if (!user) throw refuse('userNotFound')
    permitActingOn(actor, { id: user.id, permissions: user.role.permissions })
    await failAs('userDeletionFailed', async () => {
      await eraseAccess(db, user.id)
      await recordAudit(db, actor, 'user.delete', 'user', user.id)
    })
    await failAs('auditLogDeletionFailed', () => forgetAddresses(db, user.id))
    await failAs('profileDeletionFailed', () => eraseProfile(db, user.id, app.now()))
    return {}
  })
