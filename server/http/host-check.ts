import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'
import { isOwnHost } from './origin.ts'

/** Asked for by address, not by name, by whoever watches the process. */
const health = new Set(['/healthz', '/readyz'])
const maxRemembered = 100

/** Of two Host headers Node takes the first, and a proxy before it perhaps the second: such a request is refused. */
export const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

/** Tells whether a request is meant for this instance; remembers the few hosts that are. */
export const createHostCheck = (config: Config): ((request: IncomingMessage) => boolean) => {
  const own = new Set<string>()
  return ({ headers: { host = '' }, url = '' }) => {
    if (own.has(host) || health.has(url)) return true
    if (!isOwnHost(config, host)) return false
    if (own.size < maxRemembered) own.add(host)
    return true
  }
}
