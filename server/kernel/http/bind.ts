import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Call, Input, Payload } from '@ximblox/contract/call'
import type { ErrorEntry } from '@ximblox/contract/errors'
import type { FastifyReply } from 'fastify'
import { parse } from 'zod/v4/core'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import type { Exchange } from './exchange.ts'
import { type FileAnswer, type FileRequest, isCurrent } from './file-answer.ts'
import { type FileLimit, mediaFile, readUpload, type Upload } from './multipart.ts'
import { parseInput, parseParams } from './parse.ts'
import type { PartlyInput } from './partial.ts'
import { readInput } from './read-input.ts'

/** The operation behind a call. It checks the permission itself and throws a `Refusal` for every expected error. */
export type Operation<C extends Call> = (
  app: App,
  actor: Actor,
  input: Input<C>,
  exchange: Exchange,
) => Promise<Payload<C>>

/**
 * A call with its handler, which returns the body of the response. For a file it sets status and headers on the reply.
 */
export interface Route {
  call: Call
  answer(app: App, actor: Actor, exchange: Exchange, reply: FastifyReply): Promise<unknown>
}

/**
 * Checks the rules of an operation that its schema cannot express, for a request of which only some parts are valid.
 * Absent parts are not checked. Like the operation, it checks the permission first.
 */
export type Check<C extends Call> = (
  app: App,
  actor: Actor,
  input: PartlyInput<C>,
  exchange: Exchange,
) => Promise<ErrorEntry[]>

/** Parses the input, runs the operation and wraps its result. Only keys of the response schema are sent. */
export const bind = <C extends Call>(call: C, operation: Operation<C>, check?: Check<C>): Route => ({
  call,
  answer: async (app, actor, exchange) => {
    const checkParts = check && ((input: PartlyInput<C>) => check(app, actor, input, exchange))
    const input = await readInput(call, exchange.request, checkParts)
    return envelope(call, await operation(app, actor, input, exchange))
  },
})

/** As `bind`, for answers that a client may keep and asks about again. */
export const bindTagged = <C extends Call>(call: C, operation: Operation<C>): Route => ({
  call,
  answer: async (app, actor, exchange, reply) => {
    const input = parseInput(call, exchange.request)
    const text = JSON.stringify(envelope(call, await operation(app, actor, input, exchange)))
    const tag = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    // Weak, because the compressed forms have the same tag.
    reply.headers({ etag: `W/"${tag}"`, 'cache-control': 'private, no-cache' })
    if (isCurrent(exchange.request.headers, tag)) {
      reply.code(304)
      return undefined
    }
    reply.type('application/json; charset=utf-8')
    return text
  },
})

interface UploadOptions<C extends Call> extends FileLimit {
  /** Checks the permission for this call and object before anything is received. */
  permit?: (actor: Actor, params: Input<C>['params']) => void
}

/** Binds a call that receives a file. */
export const bindUpload = <C extends Call>(
  call: C,
  operation: (app: App, actor: Actor, input: Input<C>, upload: Upload) => Promise<Payload<C>>,
  { permit, ...limit }: UploadOptions<C> = mediaFile,
): Route => ({
  call,
  answer: async (app, actor, { request }, reply) => {
    const { params, query } = request
    const disconnected = disconnectSignal(reply.raw)
    permit?.(actor, parseParams(call, params))
    const upload = await readUpload(app, request, { ...limit, part: call.filePart })
    try {
      const input = parseInput(call, { params, query, body: upload.fields })
      return envelope(call, await operation(app, actor, input, { ...upload, disconnected }))
    } finally {
      await upload.discard()
    }
  },
})

/** Binds a call that responds with a file. */
export const bindFile = <C extends Call>(
  call: C,
  operation: (app: App, actor: Actor, input: Input<C>, request: FileRequest) => Promise<FileAnswer>,
): Route => ({
  call,
  answer: async (app, actor, { request }, reply) => {
    const { headers } = request
    const disconnected = disconnectSignal(reply.raw)
    const answer = await operation(app, actor, parseInput(call, request), { headers, disconnected })
    reply.code(answer.status).headers(answer.headers)
    // An empty body must be undefined, because null would set a content type.
    return answer.body ?? undefined
  },
})

const envelope = (call: Call, payload: unknown) => ({
  Success: true,
  Errors: [],
  ...parse(call.response, payload),
})

/** Aborts when the client disconnects before the response is complete. */
const disconnectSignal = (response: ServerResponse): AbortSignal => {
  const abort = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) abort.abort()
  })
  if (response.destroyed) abort.abort()
  return abort.signal
}
