import { isIP } from 'node:net'
import type { Config } from '../config/config.ts'

export const isSecure = (config: Pick<Config, 'publicURL'>): boolean => config.publicURL.startsWith('https:')

/** Loopback names are always accepted, so that an instance can be opened from its own machine. */
const isLoopback = (hostname: string) =>
  hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'))

/** True when a Host header names this instance. Others receive 421. Links never use the header. */
export const isOwnHost = (config: Config, host: string | undefined): boolean => {
  if (host === undefined || !/^[A-Za-z0-9.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`))
    return false
  return (
    host.toLowerCase() === new URL(config.publicURL).host || isLoopback(new URL(`http://${host}`).hostname)
  )
}

/** True when a request comes from a page of this instance, or from no page at all. */
export const isOwnOrigin = (
  config: Config,
  headers: { origin?: string | undefined; host?: string | undefined; 'sec-fetch-site'?: unknown },
): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (headers.origin === undefined || headers.origin === config.publicURL) return true
  if (!URL.canParse(headers.origin)) return false
  const origin = new URL(headers.origin)
  return origin.host === headers.host?.toLowerCase() && isLoopback(origin.hostname)
}
