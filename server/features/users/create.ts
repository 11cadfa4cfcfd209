import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { ErrorEntry } from '@ximblox/contract/errors'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import type { PartlyInput } from '../../kernel/http/partial.ts'
import { checkInvitation, inviteUser } from '../accounts/invite.ts'
import { presentUser } from './present.ts'
import { findUser } from './store.ts'

type Create = typeof calls.users.create

export const createUser = async (
  app: App,
  actor: Actor,
  { body }: Input<Create>,
): Promise<Payload<Create>> => {
  const { email, role, profile } = body
  const id = await inviteUser(app, actor, { email, role, name: profile.name, jobTitle: profile.jobTitle })
  const user = await findUser(app.db, id)
  if (!user) throw refuse('userCreationFailed')
  return { User: presentUser(user) }
}

/** The errors of a new user, for the parts of the request that are present. */
export const checkUser = (
  app: App,
  actor: Actor,
  { body }: { body: Pick<PartlyInput<Create>['body'], 'email' | 'role'> },
): Promise<ErrorEntry[]> => checkInvitation(app.db, actor, body)
