import { request } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const boundary = 'x-the-end-of-a-part'

/** Uploads a text file of this size, or disconnects after the given number of bytes. Returns the status, 0 for none. */
export async function sendFile(
  url: string,
  credentials: Record<string, string>,
  name: string,
  bytes: number,
  leaveAfter = bytes,
): Promise<number> {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="path"\r\n\r\n/\r\n--${boundary}\r\nContent-Disposition: form-data; name="f"; filename="${name}"\r\n\r\n`
  const tail = `\r\n--${boundary}--\r\n`
  const { promise, resolve } = Promise.withResolvers<number>()
  const outgoing = request(
    `${url}/api/ximblox/medialib/add-file`,
    {
      method: 'POST',
      headers: {
        ...credentials,
        'x-requested-with': 'XMLHttpRequest',
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': head.length + bytes + tail.length,
      },
    },
    answer => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    },
  )
  outgoing.on('error', () => resolve(0))
  const leaves = leaveAfter < bytes
  try {
    await pipeline(Readable.from(bodyOf(head, leaveAfter, leaves ? '' : tail)), outgoing, { end: !leaves })
  } catch {
    // The server may have refused the rest. Its response, if any, is handled below.
  }
  if (leaves) outgoing.destroy()
  return promise
}

function* bodyOf(head: string, bytes: number, tail: string): Generator<Buffer> {
  yield Buffer.from(head)
  const chunk = Buffer.alloc(65_536, 'a')
  for (let sent = 0; sent < bytes; sent += chunk.length)
    yield chunk.subarray(0, Math.min(chunk.length, bytes - sent))
  yield Buffer.from(tail)
}
