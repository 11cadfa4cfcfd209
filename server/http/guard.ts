import { type Call, permissionsFor } from '@ximblox/contract/call'
import { allows } from '@ximblox/contract/rules/permissions'
import type { FastifyRequest } from 'fastify'
import { type Actor, visitor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { refuse } from '../errors.ts'
import { equalInConstantTime, type Session } from '../session/session.ts'
import { isOwnOrigin } from './origin.ts'

/** What every call must pass before its input is looked at: session, then token, then the coarse right. */
export const guard = (app: App, call: Call, session: Session, request: FastifyRequest): Actor => {
  const actor = actorOf(session, request)
  if (call.access !== 'anyone' && actor.id === 0) throw refuse('UM_01', '', { status: 401 })
  // What only reads may be asked for from anywhere, as by a link to a file; no page elsewhere can read the answer.
  if (call.method !== 'GET') {
    if (!isOwnOrigin(app.config, request.headers)) throw refuse('AUTH_04')
    checkToken(call, session, request)
  }
  const needed = permissionsFor(call.access)
  if (needed.length > 0 && !needed.some(name => allows(actor.permissions, name))) throw refuse('UM_01')
  return actor
}

const checkToken = (call: Call, session: Session, request: FastifyRequest) => {
  if (request.headers['x-requested-with'] !== 'XMLHttpRequest') throw refuse('AUTH_04')
  if (call.tokenless) return
  const token = request.headers['x-csrf-token']
  if (typeof token !== 'string' || !equalInConstantTime(token, session.csrf)) throw refuse('AUTH_04')
}

export const actorOf = (session: Session, request: FastifyRequest): Actor => {
  if (session.kind === 'anonymous') return visitor(request.ip)
  const { user } = session
  return {
    id: user.id,
    name: user.profile.name ?? user.email,
    permissions: user.permissions,
    address: request.ip,
  }
}
