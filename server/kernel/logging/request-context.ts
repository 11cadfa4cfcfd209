import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'

/** The current request, as it appears in the log. */
export interface RequestContext {
  id: string
  method: string | undefined
  path: string
  startedAt: number
  /** The id of the trace that it belongs to. */
  traceID?: string | undefined
  /** True while its work, and that of the calls it makes itself, has a turn in a lane. */
  hasTurn?: boolean
}

// One per process, so that every log line of a request carries its id without passing it around.
const storage = new AsyncLocalStorage<RequestContext | undefined>()

export const currentRequest = (): RequestContext | undefined => storage.getStore()

export const asRequest = <R>(
  { method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>,
  work: () => R,
  traceID?: string,
): R =>
  storage.run(
    { id: crypto.randomUUID(), method, path: pathForLog(url), startedAt: performance.now(), traceID },
    work,
  )

/** Runs work that concerns the whole process, even if a request triggered it. */
export const outsideRequests = <R>(work: () => R): R => storage.run(undefined, work)

/** The path of a URL without its query and without secrets that some paths contain. */
export const pathForLog = (url: string): string =>
  (url.split(/[?#]/, 1)[0] ?? '').replace(secretInPath, '$1***').slice(0, maxPathLength)

const secretInPath = /(\/(?:preview\/share|reset-password|activate-account)\/)[^/]+/gi
const maxPathLength = 500
