import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { eraseAccess } from '../accounts/end-access.ts'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { recordAudit } from '../audit/record.ts'
import { refuse } from '../errors.ts'
import { withErrorCode } from '../http/edge.ts'
import { permit, permitActingOn } from '../permit.ts'
import { changePermissions } from '../roles/change-permissions.ts'
import { eraseProfile, forgetAddresses } from './erase-store.ts'
import { lockUser } from './store.ts'

type Remove = typeof calls.users.remove

/** Erases a user: all of it or, when a step fails, nothing. What they wrote stays, under no name. */
export const removeUser = (app: App, actor: Actor, { params }: Input<Remove>): Promise<Payload<Remove>> =>
  changePermissions(app, actor, async ({ db }, actor) => {
    permit(actor, 'manage-users')
    // Held from here on: no link to a new password may be written while the account closes.
    const user = await withErrorCode('UM_04', () => lockUser(db, params.id))
    if (!user) throw refuse('UM_02')
    permitActingOn(actor, { id: user.id, permissions: user.role.permissions })
    await withErrorCode('UM_10', async () => {
      await eraseAccess(db, user.id)
      await recordAudit(db, actor, 'user.delete', 'user', user.id)
    })
    await withErrorCode('UM_03', () => forgetAddresses(db, user.id))
    await withErrorCode('UM_04', () => eraseProfile(db, user.id, app.now()))
    return {}
  })
