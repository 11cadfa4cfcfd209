import type { IncomingHttpHeaders } from 'node:http'
import { type Readable, Transform, type TransformCallback } from 'node:stream'
import { limits } from '@ximblox/contract/limits'
import { refuse } from '../errors.ts'

const tooLarge = () => refuse('malformedRequest', '', { status: 413 })

/** Refuses a body whose declared length exceeds the limit for clients without a session. */
export const checkAnonymousLength = ({ 'content-length': length }: IncomingHttpHeaders): void => {
  if (Number(length ?? 0) > limits.anonymousBodyBytes) throw tooLarge()
}

/** Enforces the same limit on a body that declares no length. */
export const capAnonymousBody = (body: Readable): Readable => {
  let received = 0
  const cap = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      received += chunk.length
      if (received > limits.anonymousBodyBytes) done(tooLarge())
      else done(null, chunk)
    },
  })
  body.once('error', error => cap.destroy(error))
  return body.pipe(cap)
}
