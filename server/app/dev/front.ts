import {
  createServer,
  type IncomingMessage,
  request as openRequest,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Connect } from 'vite'
import { devBase } from './vite-server.ts'

interface Behind {
  /** Vite, once it is ready. */
  vite(): Connect.Server | undefined
  /** Where the site is served; nothing before its first successful start. */
  site(): string | undefined
  /** What keeps the site from starting. */
  error(): string
}

/** The server that browsers see: Vite below its own path, and the site at every other one. */
export const createFront = ({ vite, site, error }: Behind): Server =>
  createServer((request, response) => {
    const middlewares = vite()
    if (middlewares && request.url?.startsWith(devBase)) {
      middlewares(request, response, (failure?: unknown) =>
        failure === undefined
          ? answer(response, 404, 'text/plain', 'Not found\n')
          : answer(response, 500, 'text/plain', 'This file cannot be loaded\n'),
      )
      return
    }
    const url = site()
    if (url === undefined) answer(response, 500, 'text/html', errorDocument(error()))
    else forward(url, request, response)
  })

/** The policy of the site forbids the inline styles with which Vite shows styles and errors. */
const allowInlineStyles = (policy: string) =>
  policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")

const forward = (url: string, request: IncomingMessage, response: ServerResponse): void => {
  const { hostname, port } = new URL(url)
  // The path is passed on as it is: resolved like a link, "//elsewhere/" would lead to another server.
  const upstream = openRequest(
    { hostname, port, path: request.url, method: request.method, headers: request.headers },
    inner => {
      const headers = inner.rawHeaders.map((value, index, all) =>
        index % 2 === 1 && all[index - 1]?.toLowerCase() === 'content-security-policy'
          ? allowInlineStyles(value)
          : value,
      )
      response.writeHead(inner.statusCode ?? 502, headers)
      inner.pipe(response)
      inner.on('error', () => response.destroy())
    },
  )
  upstream.on('error', () => {
    if (response.headersSent) response.destroy()
    else answer(response, 502, 'text/plain', 'The site is not running\n')
  })
  response.on('close', () => upstream.destroy())
  request.pipe(upstream)
}

const answer = (response: ServerResponse, status: number, type: string, body: string) => {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
  response.end(body)
}

/** Reloads itself as soon as the site runs. */
const errorDocument = (error: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>The site cannot be loaded</title>
<script type="module" src="${devBase}@ximblox/page"></script>
</head>
<body>
<h1>The site cannot be loaded</h1>
<pre>${error.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>
</body>
</html>
`
