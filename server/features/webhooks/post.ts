import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { request as openHTTP } from 'node:http'
import { request as openHTTPS } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './private-networks.ts'

/** Why a request was not sent or not answered. */
export class PostFailure extends Error {
  override readonly name = 'PostFailure'
  readonly reason: 'private' | 'timeout'

  constructor(reason: 'private' | 'timeout') {
    super(reason)
    this.reason = reason
  }
}

const timeLimit = 10_000

export interface Post {
  url: URL
  headers: Record<string, string>
  body: string
  allowPrivate: boolean
  signal: AbortSignal
}

/**
 * Sends a body and returns the status of the answer, whose content is not read. Redirects are not followed. The address
 * is looked up once, and the connection goes to the address that was checked, so that a name cannot lead elsewhere after
 * the check.
 */
export const post = async ({ url, headers, body, allowPrivate, signal }: Post): Promise<number> => {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeLimit)])
  const addresses = await Promise.race([addressesOf(url), timedOut(limit)])
  if (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address)))
    throw new PostFailure('private')
  return new Promise((resolve, reject) => {
    const open = url.protocol === 'https:' ? openHTTPS : openHTTP
    const request = open(url, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Ximblox',
      },
      agent: false,
      lookup: pinnedTo(addresses),
      signal: limit,
      maxHeaderSize: 16_384,
    })
    request.on('response', answer => {
      resolve(answer.statusCode ?? 0)
      answer.destroy()
    })
    request.on('error', error => reject(limit.aborted ? new PostFailure('timeout') : error))
    request.end(body)
  })
}

/** Without brackets, an IPv6 address is looked up as itself, like an IPv4 address. */
const addressesOf = (url: URL): Promise<LookupAddress[]> =>
  lookup(url.hostname.replace(/^\[|\]$/g, ''), { all: true })

const timedOut = (limit: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    limit.addEventListener('abort', () => reject(new PostFailure('timeout')), { once: true })
  })

const pinnedTo =
  (addresses: LookupAddress[]): LookupFunction =>
  (_host, { all }, done) => {
    if (all) done(null, addresses)
    else done(null, addresses[0]?.address ?? '', addresses[0]?.family)
  }
