import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { createUser } from '../users/create.ts'

type Register = typeof calls.auth.register

/** An alias of the call that creates a user. */
export const register = (app: App, actor: Actor, { body }: Input<Register>): Promise<Payload<Register>> => {
  const { name, email, role, jobTitle } = body
  return createUser(app, actor, {
    params: undefined,
    query: undefined,
    body: { email, role, profile: { name, jobTitle } },
  })
}
