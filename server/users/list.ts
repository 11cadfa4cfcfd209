import type { Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { permit } from '../permit.ts'
import { presentUser } from './present.ts'
import { listUsers } from './store.ts'

type List = typeof calls.users.list

export const list = async (app: App, actor: Actor): Promise<Payload<List>> => {
  permit(actor, 'manage-users')
  return { data: (await listUsers(app.db)).map(presentUser) }
}
