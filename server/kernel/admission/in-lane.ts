import { apiPrefix } from '@ximblox/contract/api-path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Lane } from './lane.ts'

const handlers = new WeakSet<object>()

/** Routes that answer from memory or share one check. Looking up a session has a lane of its own. */
const withoutLane = new Set([
  '/healthz',
  '/readyz',
  '/cmsadmin',
  '/cmsadmin/*',
  '/cmsadmin/canvas',
  '/cmsadmin/assets/*',
  '/preview/version/:id',
  '/preview/*',
  apiPrefix,
  `${apiPrefix}/*`,
  `${apiPrefix}/openapi.json`,
  `${apiPrefix}/docs`,
  `${apiPrefix}/docs.css`,
])

/**
 * A handler whose work waits in a lane, if the client has one. The answer is sent outside it, so that clients that read
 * slowly take no place of others.
 */
export const inLane = <R extends FastifyRequest>(
  laneOf: (request: R) => Lane | undefined,
  work: (request: R, reply: FastifyReply) => Promise<unknown>,
) => {
  const handler = async (request: R, reply: FastifyReply) => {
    const lane = laneOf(request)
    const answer = () => work(request, reply)
    const body = await (lane ? lane.admit(request.ip, answer, () => reply.raw.destroyed) : answer())
    return reply.send(body)
  }
  handlers.add(handler)
  return handler
}

/** Throws unless what strangers send to a route waits in a lane, or is named above. */
export const checkLane = ({ url, handler }: { url: string; handler: object }): void => {
  if (!handlers.has(handler) && !withoutLane.has(url))
    throw new Error(`requests to the route ${url} wait in no lane`)
}
