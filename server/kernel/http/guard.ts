import { type Call, permissionsFor } from '@ximblox/contract/call'
import { allows } from '@ximblox/contract/rules/permissions'
import type { FastifyRequest } from 'fastify'
import { type Actor, visitor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { notAuthenticated, refuse } from '../errors/errors.ts'
import { equalInConstantTime, type Session } from '../session/session.ts'
import { isOwnOrigin } from './origin.ts'

/**
 * Checks that every call passes before its input is read: the session or API token, then the CSRF token, then the
 * permission regardless of place.
 */
export const guard = (
  app: App,
  call: Call,
  session: Session,
  actor: Actor,
  request: FastifyRequest,
): void => {
  if (actor.token && !call.tokens) throw refuse('notPermitted')
  if (call.access !== 'anyone' && actor.id === 0) throw notAuthenticated()
  // Read-only calls may come from anywhere, such as a link to a file. Other sites cannot read the response.
  // Browsers add no API token of their own accord, so nobody else can make them send one.
  if (call.method !== 'GET' && !actor.token) {
    if (!isOwnOrigin(app.config, request.headers)) throw refuse('invalidCsrfToken')
    checkToken(call, session, request)
  }
  const needed = permissionsFor(call.access)
  if (needed.length > 0 && !needed.some(name => allows(actor.permissions, name))) throw refuse('notPermitted')
}

const checkToken = (call: Call, session: Session, request: FastifyRequest) => {
  if (request.headers['x-requested-with'] !== 'XMLHttpRequest') throw refuse('invalidCsrfToken')
  if (call.tokenless) return
  const token = request.headers['x-csrf-token']
  if (typeof token !== 'string' || !equalInConstantTime(token, session.csrf)) throw refuse('invalidCsrfToken')
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
