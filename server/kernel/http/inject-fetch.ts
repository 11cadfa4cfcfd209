import type { FastifyInstance } from 'fastify'

interface Sender {
  /** Sent with each request, such as the cookie of a session. */
  headers: Record<string, string>
  /** The network address that the requests come from. */
  address: string
}

/** A `fetch` without a network, because the server may listen on an address that it cannot reach itself. */
export const injectFetch =
  (
    server: Pick<FastifyInstance, 'inject'>,
    { headers: ofSender, address }: Sender,
  ): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const { statusCode, headers, rawPayload } = await server.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), ...ofSender },
      payload: Buffer.from(await request.arrayBuffer()),
      remoteAddress: address,
    })
    const answered = Object.entries(headers).filter(entry => typeof entry[1] === 'string') as [
      string,
      string,
    ][]
    return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: answered })
  }

/** The origin of requests that `injectFetch` sends. */
export const injectedOrigin = 'http://localhost'
