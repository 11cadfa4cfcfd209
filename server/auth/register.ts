import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { inviteUser } from '../accounts/invite.ts'
import { findUser } from '../accounts/user.ts'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'

type Register = typeof calls.auth.register

export const register = async (
  app: App,
  actor: Actor,
  { body }: Input<Register>,
): Promise<Payload<Register>> => {
  const { name, email, role, jobTitle } = body
  return { User: await findUser(app.db, await inviteUser(app, actor, { name, email, role, jobTitle })) }
}
