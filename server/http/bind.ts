import type { Call, Input, Payload } from '@ximblox/contract/call'
import type { ErrorEntry } from '@ximblox/contract/errors'
import type { FastifyReply } from 'fastify'
import { parse } from 'zod/v4/core'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { disconnectSignal } from './disconnect-signal.ts'
import type { Exchange } from './exchange.ts'
import type { FileAnswer, FileRequest } from './file-answer.ts'
import { type FileLimit, mediaFile, readUpload, type Upload } from './multipart.ts'
import { parseInput, parseParams } from './parse.ts'
import type { PartlyInput } from './partial.ts'
import { readInput } from './read-input.ts'

/** An operation behind a call: it checks the right itself and throws a `Refusal` for every expected "no". */
export type Operation<C extends Call> = (
  app: App,
  actor: Actor,
  input: Input<C>,
  exchange: Exchange,
) => Promise<Payload<C>>

/** A call with what answers it: the body of the answer, status and headers of a file set on the reply. */
export interface Route {
  call: Call
  answer(app: App, actor: Actor, exchange: Exchange, reply: FastifyReply): Promise<unknown>
}

/**
 * The rules of an operation that its schema cannot hold, for a request of which only some parts are good: what is absent
 * is not judged. Like the operation it checks the permission first.
 */
export type Check<C extends Call> = (
  app: App,
  actor: Actor,
  input: PartlyInput<C>,
  exchange: Exchange,
) => Promise<ErrorEntry[]>

/** Shape in, operation, envelope out; only keys of the response schema leave. */
export const bind = <C extends Call>(call: C, operation: Operation<C>, check?: Check<C>): Route => ({
  call,
  answer: async (app, actor, exchange) => {
    const checkParts = check && ((input: PartlyInput<C>) => check(app, actor, input, exchange))
    const input = await readInput(call, exchange.request, checkParts)
    return envelope(call, await operation(app, actor, input, exchange))
  },
})

interface UploadOptions<C extends Call> extends FileLimit {
  /** The right to this call on this thing, checked before anything is received. */
  permit?: (actor: Actor, params: Input<C>['params']) => void
}

/** The same for a call that takes a file. */
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

/** The same for a call whose answer is a file. */
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
    // Nothing at all has no type either, which null would.
    return answer.body ?? undefined
  },
})

const envelope = (call: Call, payload: unknown) => ({
  Success: true,
  Errors: [],
  ...parse(call.response, payload),
})
