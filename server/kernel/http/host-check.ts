import type { IncomingMessage } from 'node:http'
import type { Config } from '../config/config.ts'
import { isOwnHost } from './origin.ts'

/** Monitoring requests these by IP address instead of host name. */
const health = new Set(['/healthz', '/readyz'])
const maxRemembered = 100

/**
 * With two Host headers, Node uses the first and a proxy in front of it perhaps the second, so such requests are
 * refused.
 */
export const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

/** Checks that a request is for this instance. Remembers the few hosts that pass. */
export const createHostCheck = (config: Config): ((request: IncomingMessage) => boolean) => {
  const own = new Set<string>()
  return ({ headers: { host = '' }, url = '' }) => {
    if (own.has(host) || health.has(url.split('?', 1)[0] ?? '')) return true
    if (!isOwnHost(config, host)) return false
    if (own.size < maxRemembered) own.add(host)
    return true
  }
}
