import { createServer, request } from 'node:http'

/** The connection between a browser and the product, which can be cut. */
export interface Line {
  url: string
  /** Ends all requests whose path matches, without an answer. */
  cut(paths: RegExp): void
  restore(): void
  close(): void
}

export const openLine = async (upstream: string): Promise<Line> => {
  const { hostname, port } = new URL(upstream)
  let broken: RegExp | undefined
  const server = createServer((incoming, response) => {
    const { method, headers, url: path = '' } = incoming
    if (broken?.test(path)) return void incoming.socket.destroy()
    const outgoing = request({ hostname, port, method, path, headers }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut: paths => {
      broken = paths
    },
    restore: () => {
      broken = undefined
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
