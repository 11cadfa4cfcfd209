import type { Readable } from 'node:stream'
import { labelsIn } from '@ximblox/blocks/labels'
import { apiPrefix } from '@ximblox/contract/api-path'
import type { Call } from '@ximblox/contract/call'
import { sitePrefix } from '@ximblox/contract/call-group'
import { calls } from '@ximblox/contract/calls'
import { type ErrorCode, isError } from '@ximblox/contract/errors'
import '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import { inLane } from '../admission/in-lane.ts'
import type { Lane } from '../admission/lane.ts'
import { laneOfCall } from '../admission/lane-of-call.ts'
import type { App } from '../app-context.ts'
import { type Refusal, refuse } from '../errors/errors.ts'
import { isDatabaseRefusal, refusalOf } from '../failures/refusal-of.ts'
import { reportFailure } from '../failures/report-failure.ts'
import { recordDeniedCall } from '../recording/audit-store.ts'
import { anonymous, findSession, type Session } from '../session/session.ts'
import { capAnonymousBody, checkAnonymousLength } from './anonymous-body.ts'
import type { Route } from './bind.ts'
import { checkComplete } from './check-complete.ts'
import { languageOfRequest, refusalBody } from './error-response.ts'
import { actorOf, guard } from './guard.ts'
import { acceptJsonOnly } from './json-body.ts'
import { isSecure } from './origin.ts'
import { cookieName } from './session-cookie.ts'
import { createTokenAccess } from './token-access.ts'

interface RequestState {
  call: Call | undefined
  session: Session
  actor: Actor
}

/** Mounts all calls of the table. A call without a route or access rule, or a route without a call, stops the start. */
export const mountApi = (
  server: FastifyInstance,
  app: App,
  table: readonly Call[],
  routes: readonly Route[],
): void => {
  checkComplete(table, routes, app.registry.permissions)
  const tokenAccess = createTokenAccess(app)
  const states = new WeakMap<FastifyRequest, RequestState>()
  const codes = new WeakMap<FastifyRequest, ErrorCode | undefined>()

  /** Only clients without a session or token wait. */
  const laneOf = (request: FastifyRequest): Lane | undefined => {
    const state = states.get(request)
    return state?.call && state.actor.id === 0 ? laneOfCall(app.admission, state.call) : undefined
  }

  // Runs before the body is read: a client that may not make the call cannot send one.
  const authorise = (call: Call | undefined) => async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    const tokenActor = await tokenAccess.actorOf(request, reply)
    const session = tokenActor
      ? anonymous(app, false)
      : await findSession(app, request.cookies[cookieName(app.config)], request.ip)
    const state: RequestState = { call, session, actor: tokenActor ?? actorOf(session, request) }
    states.set(request, state)
    if (!call) throw refuse('notFound')
    guard(app, call, session, state.actor, request)
    if (request.headers['content-encoding'] !== undefined)
      throw refuse('malformedRequest', '', { status: 415 })
    laneOf(request)?.check(request.ip)
    if (isBodyLimited(state)) checkAnonymousLength(call, request.headers)
  }
  const limitBody = async (request: FastifyRequest, _reply: FastifyReply, body: Readable) => {
    const visit = states.get(request)
    const isMeasured = request.headers['content-length'] !== undefined
    return visit?.call && isBodyLimited(visit) && !isMeasured ? capAnonymousBody(visit.call, body) : body
  }

  server.register(async api => {
    acceptJsonOnly(api)
    api.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url
      const { statusCode: status } = reply
      // Public pages request many files, which would hide the actions of users in the log.
      const isServedFile = states.get(request)?.call?.transport === 'file' && status < 400
      app.log[isServedFile ? 'debug' : 'info']({ route, status, code: codes.get(request) }, 'call')
    })
    api.setErrorHandler(async (error, request, reply) => {
      const refusal = refusalOf(error)
      report(app, request, error, refusal)
      codes.set(request, refusal.entries[0]?.code)
      // Without a response from the database the session is unknown, so the cookie stays as it is.
      const visit = states.get(request)
      if (visit) {
        sendSession(app, reply, visit)
        await logRefusal(app, refusal, visit)
      }
      const language = languageOfRequest(request)
      const labels = labelsIn(app.registry, refusal.about ?? request.body, language)
      return reply
        .code(refusal.status)
        .headers(refusal.headers)
        .send(refusalBody(refusal, language, labels))
    })
    for (const { call, answer } of routes) {
      api.route({
        method: call.method,
        url: urlOf(call.path),
        onRequest: authorise(call),
        preParsing: limitBody,
        ...(call.bodyBytes !== null && { bodyLimit: call.bodyBytes }),
        handler: inLane(laneOf, async (request, reply) => {
          const visit = states.get(request)
          if (!visit) throw refuse('notPermitted')
          const exchange = {
            get session() {
              return visit.session
            },
            setSession: (session: Session) => {
              visit.session = session
            },
            agent: request.headers['user-agent'] ?? '',
            request,
          }
          const { actor } = visit
          const work = () => answer(app, actor, exchange, reply)
          const body = await (isPerson(actor) ? app.admission.forUser(work) : work())
          // Shared caches may store files, so no session data is sent with them.
          if (call.transport !== 'file') sendSession(app, reply, visit)
          return body
        }),
      })
    }
    for (const [path, calls] of Map.groupBy(
      table.filter(call => call.tokens),
      ({ path }) => path,
    ))
      api.options(
        urlOf(path),
        inLane(
          () => app.admission.credentials,
          (request, reply) =>
            tokenAccess.preflight(
              request,
              reply,
              calls.map(({ method }) => method),
            ),
        ),
      )
    for (const url of [apiPrefix, `${apiPrefix}/*`]) {
      api.all(url, { onRequest: authorise(undefined) }, async () => {
        throw refuse('notFound')
      })
    }
  })
}

/** Programs, which may send as much as visitors do, do not go first. */
const isPerson = ({ id, token }: Actor) => id !== 0 && !token

const urlOf = (path: string) => apiPrefix + path.replace(/\{(\w+)\}/g, ':$1')

/** Anonymous clients have no reason to send much, and parsing large bodies would block other requests. */
const isBodyLimited = ({ call, actor }: RequestState) => actor.id === 0 && call?.transport === 'json'

/** A value that only the database refused shows that the schema of the call is too permissive. */
const report = (app: App, request: FastifyRequest, error: unknown, refusal: Refusal) => {
  const route = request.routeOptions.url
  if (isError(refusal.entries[0], 'storageFull')) app.disk.noteFull()
  reportFailure(app.log, error, 'a call failed', { route })
  if (isDatabaseRefusal(error)) app.log.warn({ err: error, route }, 'the database refused a value')
}

/** Records that a user tried something without permission. A failure to write the log does not fail the request. */
const logRefusal = async (app: App, refusal: Refusal, { call, actor }: RequestState): Promise<void> => {
  if (!isError(refusal.entries[0], 'notPermitted') || actor.id === 0 || !call) return
  try {
    await recordDeniedCall(app.db, actor, `${call.method} ${call.path}`)
  } catch (error) {
    app.log.warn({ err: error }, 'a denied request could not be written to the audit log')
  }
}

/** Calls of the site, and those of the product without a token, except the one that issues it. */
const isForPages = ({ path, tokenless }: Call) =>
  path.startsWith(`${sitePrefix}/`) || (tokenless && path !== calls.auth.session.path)

/**
 * A program with an API token has no session. What pages call for visitors starts none: someone who only reads needs no
 * cookie, and a site need not ask for consent.
 */
const sendSession = (app: App, reply: FastifyReply, { call, session, actor }: RequestState) => {
  if (actor.token) return
  const isNew = session.kind === 'anonymous' && session.fresh && !session.ended
  if (isNew && call && isForPages(call)) return
  reply.header('x-csrf-token', session.csrf)
  if (reply.request.cookies[cookieName(app.config)] === session.cookie) return
  reply.setCookie(cookieName(app.config), session.cookie, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure(app.config),
  })
}
