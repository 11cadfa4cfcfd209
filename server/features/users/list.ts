import type { Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { permit } from '../../kernel/permit.ts'
import { presentUndeliverable } from '../mail/present.ts'
import { findUndeliverable } from '../mail/undeliverable-store.ts'
import { presentUser } from './present.ts'
import { listUsers } from './store.ts'

type List = typeof calls.users.list

export const list = async (app: App, actor: Actor): Promise<Payload<List>> => {
  permit(actor, 'manage-users')
  const users = await listUsers(app.db)
  const marks = await findUndeliverable(
    app.db,
    users.map(({ email }) => email),
  )
  return {
    data: users.map(user => ({
      ...presentUser(user),
      undeliverable: presentUndeliverable(marks.get(user.email)),
    })),
  }
}
