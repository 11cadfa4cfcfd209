import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// The child process of reference.ts: the least work that a server of these pages has to do.

const rendererOf = async (view: object): Promise<() => string> => {
  const built = new URL('../site/dist/render.js', import.meta.url)
  const {
    default: { renderPage },
  } = await import(built.href)
  const assets = {
    stylesheet: () => '/assets/css/theme-000000000000.css',
    asset: (name: string) => `/assets/${name}`,
  }
  return () => renderPage({ ...view, assets })
}

const [content] = await once(process, 'message')
const body = 'body' in content ? Buffer.from(content.body) : undefined
const render = body ? undefined : await rendererOf(content.view)

const server = createServer((_request, response) => {
  const bytes = body ?? Buffer.from(render?.() ?? '')
  response.writeHead(200, [
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Length',
    String(bytes.length),
  ])
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
