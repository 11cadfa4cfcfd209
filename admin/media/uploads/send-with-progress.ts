import type { Fetch } from '@ximblox/contract/client/cookies'

/** A fetch that reports upload progress from 0 to 1, which the browser's own fetch cannot do. */
export const sendWithProgress =
  (onSent: (part: number) => void): Fetch =>
  (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const request = new XMLHttpRequest()
      request.open(method, url)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onSent(total > 0 ? loaded / total : 0),
      )
      request.addEventListener('load', () => resolve(answerOf(request)))
      request.addEventListener('error', () => reject(new TypeError('the connection was lost')))
      request.addEventListener('abort', () => reject(signal?.reason))
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body instanceof FormData ? body : null)
    })

const answerOf = (request: XMLHttpRequest): Response => {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/)
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).trim()]
  })
  return new Response(request.responseText, { status: request.status, headers })
}
