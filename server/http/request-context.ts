import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'

/** The request that something is done for, as the log names it. */
export interface RequestContext {
  id: string
  method: string | undefined
  path: string
  startedAt: number
}

// One for the process, so that whatever is logged on behalf of a request carries its id without passing it around.
const storage = new AsyncLocalStorage<RequestContext | undefined>()

export const currentRequest = (): RequestContext | undefined => storage.getStore()

export const asRequest = <R>(
  { method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>,
  work: () => R,
): R =>
  storage.run({ id: crypto.randomUUID(), method, path: pathForLog(url), startedAt: performance.now() }, work)

/** Runs what concerns the process as a whole, although a request may have set it off. */
export const outsideRequests = <R>(work: () => R): R => storage.run(undefined, work)

/** The address without its query and without the secrets that some addresses contain. */
export const pathForLog = (url: string): string =>
  url
    .replace(/[?#].*$/s, '')
    .replace(secretInPath, '$1***')
    .slice(0, maxPathLength)

const secretInPath = /(\/(?:preview\/share|reset-password|activate-account)\/)[^/]+/gi
const maxPathLength = 500
