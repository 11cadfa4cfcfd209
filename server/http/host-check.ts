import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'
import { isOwnHost } from './origin.ts'

/** Asked for by address, not by name, by whoever watches the process. */
const health = new Set(['/healthz', '/readyz'])
const remembered = 100

/** Tells whether a request is meant for this instance; remembers the few hosts that are. */
export const createHostCheck = (config: Config): ((request: IncomingMessage) => boolean) => {
  const own = new Set<string>()
  return ({ headers: { host = '' }, url = '' }) => {
    if (own.has(host) || health.has(url)) return true
    if (!isOwnHost(config, host)) return false
    if (own.size < remembered) own.add(host)
    return true
  }
}
