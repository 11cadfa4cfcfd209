import type { ServerResponse } from 'node:http'

/** Aborts when the client disconnects before the response is complete. */
export const disconnectSignal = (response: ServerResponse): AbortSignal => {
  const abort = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) abort.abort()
  })
  if (response.destroyed) abort.abort()
  return abort.signal
}
