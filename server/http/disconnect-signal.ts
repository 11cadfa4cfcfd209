import type { ServerResponse } from 'node:http'

/** Aborts when the client disconnects before it has the whole answer. */
export const disconnectSignal = (response: ServerResponse): AbortSignal => {
  const abort = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) abort.abort()
  })
  if (response.destroyed) abort.abort()
  return abort.signal
}
