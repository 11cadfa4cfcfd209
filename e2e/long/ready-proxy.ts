import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

export interface ReadyProxy {
  url: string
  /** Sends requests to those of these processes that are ready. */
  useUpstreams(urls: string[]): void
  close(): void
}

const pollEvery = 100
const pollTimeout = 1_000

/**
 * A minimal load balancer: it requests `/readyz` of each process ten times a second, sends each request to a ready one
 * in turn and keeps connections open. It never repeats a request, so that every failure is visible.
 */
export const openReadyProxy = async (): Promise<ReadyProxy> => {
  const agent = new Agent({ keepAlive: true })
  const asking = new Set<string>()
  const ready = new Set<string>()
  let upstreams: string[] = []
  let turn = 0

  const poll = async (upstream: string) => {
    if (asking.has(upstream)) return
    asking.add(upstream)
    if (await isReady(upstream)) ready.add(upstream)
    else ready.delete(upstream)
    asking.delete(upstream)
  }
  const polling = setInterval(() => {
    for (const upstream of upstreams) void poll(upstream)
  }, pollEvery)

  const forward = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const candidates = upstreams.filter(url => ready.has(url))
    const upstream = candidates[turn++ % candidates.length]
    if (upstream === undefined) {
      response.writeHead(502).end('no process is ready')
      return
    }
    const { method, headers, url: path } = incoming
    const { hostname, port } = new URL(upstream)
    const { connection: _, ...forwarded } = headers
    const outgoing = request({ agent, hostname, port, method, path, headers: forwarded })
    const answered = new Promise<IncomingMessage>((resolve, reject) =>
      outgoing.once('response', resolve).once('error', reject),
    )
    try {
      const [answer] = await Promise.all([answered, pipeline(incoming, outgoing)])
      const { connection: __, 'keep-alive': ___, ...answerHeaders } = answer.headers
      response.writeHead(answer.statusCode ?? 502, answerHeaders)
      await pipeline(answer, response)
    } catch (error) {
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end(String(error))
    }
  }

  const server = createServer((incoming, response) => void forward(incoming, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    useUpstreams: urls => {
      upstreams = urls
    },
    close: () => {
      clearInterval(polling)
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}

const isReady = async (url: string): Promise<boolean> => {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(pollTimeout) })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}
