import type { IncomingHttpHeaders } from 'node:http'
import { type Readable, Transform, type TransformCallback } from 'node:stream'
import type { Call } from '@ximblox/contract/call'
import { calls } from '@ximblox/contract/calls'
import { limits } from '@ximblox/contract/limits'
import { refuse } from '../errors/errors.ts'

const tooLarge = () => refuse('malformedRequest', '', { status: 413 })

const withoutTexts = new Set<Call>(
  Object.values(calls)
    .filter(group => group !== calls.forms)
    .flatMap(group => Object.values<Call>(group)),
)

/** How many bytes a client without a session may send to a call. Parsing more would block other requests. */
const limitOf = (call: Call): number =>
  withoutTexts.has(call) ? limits.anonymousBodyBytes : limits.anonymousTextBytes

/** Refuses a body whose declared length exceeds the limit for clients without a session. */
export const checkAnonymousLength = (call: Call, { 'content-length': length }: IncomingHttpHeaders): void => {
  if (Number(length ?? 0) > limitOf(call)) throw tooLarge()
}

/** Enforces the same limit on a body that declares no length. */
export const capAnonymousBody = (call: Call, body: Readable): Readable => {
  const limit = limitOf(call)
  let received = 0
  const cap = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      received += chunk.length
      if (received > limit) done(tooLarge())
      else done(null, chunk)
    },
  })
  body.once('error', error => cap.destroy(error))
  return body.pipe(cap)
}
