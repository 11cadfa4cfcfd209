import type { IncomingMessage } from 'node:http'

const checkInterval = 30_000
/** What a file brings in every span, over the slowest of lines. */
const minFileBytes = 16_384

/** Cuts off whoever sends a body too slowly: that of a call is there within the span, a file makes progress in each. */
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
