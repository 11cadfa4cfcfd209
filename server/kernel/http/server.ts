import { AsyncResource } from 'node:async_hooks'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import cookie from '@fastify/cookie'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import multipart from '@fastify/multipart'
import { apiPrefix } from '@ximblox/contract/api-path'
import { limits } from '@ximblox/contract/limits'
import { isReservedPath } from '@ximblox/contract/rules/slug'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { checkLane } from '../admission/in-lane.ts'
import type { App } from '../app-context.ts'
import { maxConnections } from '../config/config.ts'
import { isOneOf } from '../config/trusted-proxies.ts'
import { refusalOf } from '../failures/refusal-of.ts'
import { asRequest, currentRequest } from '../logging/request-context.ts'
import { warnEachMinute } from '../logging/warn-each-minute.ts'
import { classOf } from '../measures.ts'
import { nameRequestSpan, startRequestSpan } from '../tracing/request-span.ts'
import { traceOf } from '../tracing/trace-header.ts'
import { compressAnswers } from './compress-answers.ts'
import { createConnections } from './connections.ts'
import { languageOfRequest, refusalBody } from './error-response.ts'
import type { Readiness } from './health.ts'
import { createHostCheck, hasTwoHosts } from './host-check.ts'
import { isSecure } from './origin.ts'
import { permissionsPolicy } from './permissions-policy.ts'
import { abortSlowBody } from './slow-body.ts'

/** There is no general request timeout, because the time for a body depends on its type. */
const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 0,
  connectionsCheckingInterval: 5_000,
}

/** Idle connections stay open longer than the minute that proxies usually keep theirs. */
const connectionLimits = {
  total: maxConnections,
  unreadAnswer: 40_000,
  keepAlive: { normal: 72_000, underPressure: 5_000 },
}

/** The public site, independent of any framework. */
export interface Pages {
  /** Responds at once or returns false. Called before any framework work. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
  handle(request: IncomingMessage, response: ServerResponse, address: string): Promise<void>
}

/** Creates the HTTP server with the headers and limits that all responses share. Routes are added to it. */
export const createHttpServer = async (
  { config, log, measures }: Pick<App, 'config' | 'log' | 'measures'>,
  readiness: Pick<Readiness, 'stopping'>,
  pages: Pages,
): Promise<FastifyInstance> => {
  const isForThisHost = createHostCheck(config)
  const reportOtherHost = warnEachMinute(
    log,
    'requests for another host than that of PUBLIC_URL were refused',
  )
  const connections = createConnections(
    {
      ...connectionLimits,
      perNetwork: config.connectionsPerAddress,
      isProxy: isOneOf(config.trustProxy ?? []),
    },
    log,
  )
  const answer = (request: IncomingMessage, response: ServerResponse, handle: () => void) => {
    if (pages.serve(request, response))
      return measures.requestEnded(classOf(request.url), response.statusCode)
    response.once('close', () => measures.requestEnded(classOf(request.url), statusOf(response)))
    abortSlowBody(request)
    handle()
  }
  const logWhenAnswered = (request: IncomingMessage, response: ServerResponse) => {
    const write = () => log.info({ class: classOf(request.url), status: statusOf(response) }, 'request')
    response.once('close', AsyncResource.bind(write))
  }
  const server = fastify({
    bodyLimit: limits.bodyBytes,
    trustProxy: config.trustProxy ?? false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    genReqId: () => currentRequest()?.id ?? crypto.randomUUID(),
    routerOptions: { maxParamLength: 1_024 },
    frameworkErrors: (error, request, reply) => {
      if (request.url.startsWith(`${apiPrefix}/`)) return refuseCall(error, request, reply)
      reply.hijack()
      void pages.handle(request.raw, reply.raw, request.ip)
    },
    serverFactory: handle => {
      const listener = createServer(timeouts, (request, response) => {
        if (!connections.requestStarted(request.socket, response)) return
        if (readiness.stopping) response.shouldKeepAlive = false
        if (hasTwoHosts(request)) return sendAmbiguousHost(response)
        if (!isForThisHost(request)) {
          reportOtherHost({ host: request.headers.host?.slice(0, 200), publicURL: config.publicURL })
          return sendUnknownHost(response)
        }
        const span = config.tracing && startRequestSpan(request, response)
        const trace = span?.trace ?? traceOf(request.headers)
        if (trace) response.setHeader('traceparent', trace.answer)
        const inContext = (work: () => void) =>
          asRequest(request, () => (span ? span.run(work) : work()), trace?.id)
        if (!config.logRequests)
          return answer(request, response, () => inContext(() => handle(request, response)))
        inContext(() => {
          logWhenAnswered(request, response)
          answer(request, response, () => handle(request, response))
        })
      })
      connections.attach(listener)
      return listener
    },
  })
  // The public site only avoids reserved paths, so any other route would conflict with a page at that path.
  server.addHook('onRoute', route => {
    if (!isReservedPath(route.url)) throw new Error(`the route ${route.url} is outside the reserved paths`)
    checkLane(route)
  })
  server.addHook('onRequest', async (request, reply) => {
    // The public site reads the bodies of forms itself; the framework knows JSON and uploads only.
    if (request.is404 && request.method === 'POST' && !isReservedPath(request.url)) {
      reply.hijack()
      return pages.handle(request.raw, reply.raw, request.ip)
    }
    const route = request.routeOptions.url
    if (config.tracing && route !== undefined) nameRequestSpan(request.method, route)
    reply.headers({ 'permissions-policy': permissionsPolicy, 'x-request-id': request.id })
  })
  server.addHook('preClose', async () => connections.drain())
  compressAnswers(server)
  await server.register(cookie)
  await server.register(multipart)
  await server.register(helmet, securityHeaders(config))
  // The public site sets the headers of its answers, the same whether they are in memory or not.
  server.addHook('onRequest', async (request, reply) => {
    if (!request.is404) reply.helmet()
  })
  return server
}

/** Of all answers but those of the public site. */
const securityHeaders = (config: App['config']): FastifyHelmetOptions => ({
  global: false,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: isSecure(config),
  referrerPolicy: { policy: 'no-referrer' },
  xFrameOptions: { action: 'deny' },
})

/** 0 when the client disconnected before it was answered. */
const statusOf = (response: ServerResponse): number => (response.headersSent ? response.statusCode : 0)

/** Handles URLs that the router cannot process, before any hook has set a header. */
const refuseCall = (error: Error, request: FastifyRequest, reply: FastifyReply) => {
  const refusal = refusalOf(error)
  void reply
    .code(refusal.status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...refusal.headers })
    .send(refusalBody(refusal, languageOfRequest(request)))
}

const sendAmbiguousHost = (response: ServerResponse) => {
  response
    .writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
    .end('The request must have exactly one Host header.\n')
}

const sendUnknownHost = (response: ServerResponse) => {
  response
    .writeHead(421, { 'content-type': 'text/plain; charset=utf-8' })
    .end('This server does not host that site.\n')
}
