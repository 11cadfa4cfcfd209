import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { ErrorEntry } from '@ximblox/contract/errors'
import { mayGrant } from '@ximblox/contract/rules/grants'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { recordAudit } from '../audit/record.ts'
import { unlessTaken } from '../db/constraint.ts'
import { refuse, refuseAny } from '../errors.ts'
import { orFailAs } from '../http/edge.ts'
import { permit } from '../permit.ts'
import { changeRights } from '../roles/change-rights.ts'
import { findRole } from '../roles/store.ts'
import { presentUser } from './present.ts'
import * as store from './store.ts'

type Create = typeof calls.users.create

/** Two users with one address at the same moment: the index decides. */
export const emailTaken = { app_user_email_key: { property: 'email', code: 'V_05' } } as const

export const createUser = (app: App, actor: Actor, { body }: Input<Create>): Promise<Payload<Create>> =>
  changeRights(app, actor, async ({ db }, actor) => {
    permit(actor, 'manage-users')
    const role = await findRole(db, body.role)
    if (role && !mayGrant(actor.permissions, role.permissions)) throw refuse('UM_01')
    const faults: ErrorEntry[] = []
    if (!role) faults.push({ property: 'role', code: 'V_18' })
    if (await store.isEmailTaken(db, body.email)) faults.push({ property: 'email', code: 'V_05' })
    refuseAny(faults)
    return orFailAs('UM_09', async () => {
      const { name, jobTitle } = body.profile
      const profile = { name, jobTitle, image: null }
      const id = await unlessTaken(
        store.insertUser(db, { email: body.email, roleID: body.role, profile }),
        emailTaken,
      )
      await recordAudit(db, actor, 'user.create', 'user', id, { role: role?.name })
      const user = await store.findUser(db, id)
      if (!user) throw new Error('the user who was just made is not there')
      return { User: presentUser(user) }
    })
  })
