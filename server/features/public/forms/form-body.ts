import type { IncomingMessage } from 'node:http'
import { Cancelled } from '../../../kernel/async/cancelled.ts'

const maxBytes = 262_144
/** The response to a larger body does not wait for its end. */
const maxReadBytes = 4_194_304
const maxPairs = 1_000

/** True for the types in which forms are sent, and mail programs unsubscribe (RFC 8058, section 3.2). */
export const isFormBody = (request: IncomingMessage): boolean =>
  ['application/x-www-form-urlencoded', multipart].includes(typeOf(request)) &&
  request.headers['content-encoding'] === undefined

const multipart = 'multipart/form-data'

const typeOf = ({ headers }: IncomingMessage): string =>
  headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? ''

/**
 * Reads the body of a form; undefined when it is too large. Such a body is read to its end first, because a client that is
 * still sending when the connection is closed never reads the response. Bytes that are not UTF-8 become replacement
 * characters, and incomplete escapes stay. No form of a page is sent as multipart, so such a body can only unsubscribe.
 */
export const readForm = async (request: IncomingMessage): Promise<URLSearchParams | undefined> => {
  const bytes = await readBytes(request)
  if (!bytes || countPairs(bytes) > maxPairs) return
  const text = bytes.toString('utf8')
  if (typeOf(request) !== multipart) return new URLSearchParams(text)
  return new URLSearchParams(oneClickPart.test(text) ? { 'List-Unsubscribe': 'One-Click' } : {})
}

const oneClickPart = /name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n){0,9}\r?\nOne-Click\r?\n/i

const readBytes = (request: IncomingMessage): Promise<Buffer | undefined> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let received = 0
    request.on('data', (part: Buffer) => {
      received += part.length
      if (received <= maxBytes) parts.push(part)
      else parts.length = 0
      if (received > maxReadBytes) resolve(undefined)
    })
    request.once('end', () => resolve(received > maxBytes ? undefined : Buffer.concat(parts)))
    request.once('error', reject)
    request.once('close', () => reject(new Cancelled('the client disconnected')))
  })

const countPairs = (bytes: Buffer): number => {
  let pairs = 1
  for (const byte of bytes) if (byte === ampersand) pairs++
  return pairs
}

const ampersand = 0x26
