import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { refuse } from '../errors/errors.ts'
import { bearerOf, findTokenActor } from '../session/api-token.ts'
import { isTokenOrigin } from '../session/api-token-store.ts'
import { isOwnOrigin } from './origin.ts'
import { countWrongTokens } from './wrong-tokens.ts'

/** What tells browsers and caches that an answer depends on the token and on the site that asks. */
const vary = { vary: 'authorization, origin' }

export interface TokenAccess {
  /**
   * The actor of a request with a token; undefined for one without, which has a session. Cookies beside a token count
   * for nothing, so that what a request may do never depends on whose browser sends it.
   */
  actorOf(request: FastifyRequest, reply: FastifyReply): Promise<Actor | undefined>
  /** Answers a browser that asks whether scripts of another site may make a call. */
  preflight(request: FastifyRequest, reply: FastifyReply, methods: readonly string[]): Promise<void>
}

export const createTokenAccess = (app: App): TokenAccess => {
  const wrong = countWrongTokens(app.now)
  return {
    actorOf: async (request, reply) => {
      const secret = bearerOf(request.headers)
      if (secret === undefined) return
      const actor = await findTokenActor(app, secret, request.ip)
      if (!actor) {
        const wait = wrong.wait(request.ip)
        if (wait > 0) throw refuse('tooManyRequests', '', { headers: { 'retry-after': String(wait) } })
        wrong.count(request.ip)
        const headers = { 'www-authenticate': 'Bearer error="invalid_token"' }
        throw refuse('notPermitted', '', { status: 401, headers })
      }
      reply.headers(vary)
      const { origin } = request.headers
      if (isOwnOrigin(app.config, { origin, host: request.headers.host })) return actor
      if (origin === undefined || !actor.token?.origins.includes(origin)) throw refuse('notPermitted')
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'etag, retry-after, x-request-id',
      })
      return actor
    },
    preflight: async ({ headers: { origin } }, reply, methods) => {
      reply.code(204).headers({ ...vary, 'cache-control': 'no-store' })
      if (origin !== undefined && (await isTokenOrigin(app.db, origin, app.now())))
        reply.headers({
          'access-control-allow-origin': origin,
          'access-control-allow-methods': methods.join(', '),
          'access-control-allow-headers': 'authorization, content-type, if-none-match',
          'access-control-max-age': '600',
        })
    },
  }
}
