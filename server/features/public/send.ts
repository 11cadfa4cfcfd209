import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding, type Compression, type Encoding, encodings } from '../../kernel/http/encoding.ts'
import { type Answer, entityTag, notModifiedHeaders, plainBytes } from './answer.ts'

/** Sends an answer in the best encoding available. */
export type Send = (answer: Answer, request: IncomingMessage, response: ServerResponse) => void

/** Sends answers with these headers besides their own. */
export const createSend = (more: readonly string[] = []): Send => {
  const join = joinOnce(more)
  return (answer, request, response) => sendWith(join, answer, request, response)
}

const sendWith = (
  join: (headers: string[]) => string[],
  answer: Answer,
  request: IncomingMessage,
  response: ServerResponse,
) => {
  const { status, representations } = answer
  const held = heldEncoding(answer, request)
  if (held) {
    const headers = representations[held]?.notModified ?? notModifiedHeaders(answer, held)
    response.writeHead(304, join(headers)).end()
    return
  }
  const chosen =
    representations[acceptedEncoding(request.headers['accept-encoding'])] ?? representations.identity
  response.writeHead(status, join(chosen.headers))
  if (request.method === 'HEAD') response.end()
  else response.end(chosen.body ?? plainBytes(answer))
}

/** The encoding that the client would get if the answer was compressed in it, which it is not yet. */
export const missingEncoding = (answer: Answer, request: IncomingMessage): Compression | undefined => {
  const accepted = acceptedEncoding(request.headers['accept-encoding'])
  if (accepted === 'identity' || answer.representations[accepted]) return
  return heldEncoding(answer, request) ? undefined : accepted
}

/** The encoding in which the client already has the answer. Any entry of If-None-Match counts, weak or strong. */
const heldEncoding = (answer: Answer, { headers }: IncomingMessage): Encoding | undefined => {
  const condition = headers['if-none-match']
  if (condition === undefined || answer.status !== 200) return
  if (condition.trim() === '*') return 'identity'
  if (!condition.includes(answer.hash)) return
  return encodings.find(encoding => condition.includes(entityTag(answer, encoding)))
}

/** Joins the headers of an answer with others once, however often it is sent. */
const joinOnce = (more: readonly string[]): ((headers: string[]) => string[]) => {
  if (more.length === 0) return headers => headers
  const joined = new WeakMap<string[], string[]>()
  return headers => {
    const known = joined.get(headers)
    if (known) return known
    const all = [...headers, ...more]
    joined.set(headers, all)
    return all
  }
}
