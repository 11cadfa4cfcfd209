import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding, encodings } from '../http/encoding.ts'
import { type Answer, plainBytes } from './answer.ts'

/** Sends an answer in the best encoding available. */
export const send = (
  answer: Answer,
  request: IncomingMessage,
  response: ServerResponse,
  more: readonly string[] = [],
): void => {
  const { status, representations } = answer
  const condition = status === 200 ? request.headers['if-none-match'] : undefined
  const unchanged = condition === undefined ? undefined : matchingRepresentation(condition, answer)
  if (unchanged) {
    response.writeHead(304, join(unchanged.notModified, more)).end()
    return
  }
  const chosen =
    representations[acceptedEncoding(request.headers['accept-encoding'])] ?? representations.identity
  response.writeHead(status, join(chosen.headers, more))
  if (request.method === 'HEAD') response.end()
  else response.end(chosen.body ?? plainBytes(answer))
}

/** The representation that the client already has. Any entry of If-None-Match counts, weak or strong. */
const matchingRepresentation = (condition: string, { hash, representations }: Answer) => {
  if (condition.trim() === '*') return representations.identity
  if (!condition.includes(hash)) return
  for (const encoding of encodings) {
    const representation = representations[encoding]
    if (representation && condition.includes(representation.etag)) return representation
  }
}

const join = (headers: string[], more: readonly string[]) =>
  more.length === 0 ? headers : [...headers, ...more]
