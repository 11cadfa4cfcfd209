import type { IncomingMessage } from 'node:http'

const checkInterval = 30_000
/** The least progress of an upload per interval, even over slow connections. */
const minFileBytes = 16_384

/**
 * Aborts requests that send their body too slowly: that of a call must arrive within the interval, and an upload must
 * make progress in each interval.
 */
export const abortSlowBody = (request: IncomingMessage): void => {
  const { headers, socket } = request
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  const isFile = headers['content-type']?.startsWith('multipart/form-data') ?? false
  let received = socket.bytesRead
  const timer = setInterval(() => {
    const progress = socket.bytesRead - received
    received += progress
    if (!isFile || progress < minFileBytes) request.destroy()
  }, checkInterval)
  for (const event of ['end', 'close']) request.once(event, () => clearInterval(timer))
}
