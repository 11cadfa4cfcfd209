import type { IncomingMessage } from 'node:http'
import { Cancelled } from '../cancelled.ts'

const maxBytes = 262_144
const maxPairs = 1_000

export const isFormEncoded = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() === 'application/x-www-form-urlencoded' &&
  headers['content-encoding'] === undefined

/**
 * Reads a form-encoded body; undefined when it is too large. The rest of such a body is discarded on arrival, so that
 * the client can read the response. Bytes that are not UTF-8 and incomplete escapes become replacement characters.
 */
export const readFormEncoded = async (request: IncomingMessage): Promise<URLSearchParams | undefined> => {
  const bytes =
    Number(request.headers['content-length'] ?? 0) > maxBytes ? undefined : await readBytes(request)
  if (!bytes || countPairs(bytes) > maxPairs) {
    request.resume()
    return
  }
  return new URLSearchParams(bytes.toString('utf8'))
}

const readBytes = (request: IncomingMessage): Promise<Buffer | undefined> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let received = 0
    const onData = (part: Buffer) => {
      received += part.length
      if (received <= maxBytes) return void parts.push(part)
      request.off('data', onData)
      resolve(undefined)
    }
    request.on('data', onData)
    request.once('end', () => resolve(Buffer.concat(parts)))
    request.once('error', reject)
    request.once('close', () => reject(new Cancelled('the client disconnected')))
  })

const countPairs = (bytes: Buffer): number => {
  let pairs = 1
  for (const byte of bytes) if (byte === ampersand) pairs++
  return pairs
}

const ampersand = 0x26
