import { calls } from '@ximblox/contract/calls'
import { bind } from '../http/bind.ts'
import { presentUser } from '../session/present.ts'

export const userRoutes = [
  bind(calls.users.current, async (_app, _actor, _input, { session }) => ({ User: presentUser(session) })),
]
