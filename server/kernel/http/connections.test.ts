import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type ConnectionLimits, createConnections } from './connections.ts'

const standard: ConnectionLimits = {
  total: 100,
  perNetwork: 100,
  isProxy: () => false,
  unreadAnswer: 60_000,
  keepAlive: { normal: 72_000, underPressure: 5_000 },
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void
const answerAtOnce: Answer = (_request, response) => void response.end('ok')

const cleanups: (() => unknown)[] = []
afterEach(() => {
  for (const cleanUp of cleanups.splice(0)) cleanUp()
})

/** Starts a server with these limits, and collects its log. */
const serve = async (limits: Partial<ConnectionLimits>, answer: Answer = answerAtOnce) => {
  const warnings: unknown[] = []
  const connections = createConnections(
    { ...standard, ...limits },
    { warn: (...entry: unknown[]) => warnings.push(entry) },
  )
  const server = createServer((request, response) => {
    if (connections.requestStarted(request.socket, response)) answer(request, response)
  })
  connections.attach(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  cleanups.push(
    () => server.close(),
    () => server.closeAllConnections(),
  )
  return { server, connections, warnings, url: `http://127.0.0.1:${port}/`, port }
}

/** Opens a connection from this address and sends some text. */
const open = async (port: number, from: string, text = ''): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from })
  socket.on('error', () => {})
  cleanups.push(() => socket.destroy())
  await once(socket, 'connect')
  if (text) socket.write(text)
  return socket
}

const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** The headers of a response to this address, or the reason why there is none. */
const ask = (url: string, from: string, agent?: Agent): Promise<IncomingMessage['headers'] | string> =>
  new Promise(resolve => {
    get(url, { localAddress: from, ...(agent && { agent }) }, response => {
      response.resume().on('end', () => resolve(response.headers))
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  })

/** Requests whose response the test triggers. */
const hold = () => {
  const held: ServerResponse[] = []
  let arrived = Promise.withResolvers<void>()
  return {
    answer: ((_request, response) => {
      held.push(response)
      arrived.resolve()
      arrived = Promise.withResolvers()
    }) satisfies Answer,
    held,
    async until(count: number) {
      while (held.length < count) await arrived.promise
    },
  }
}

test('refuses a network that uses all its connections, and serves others', async () => {
  const { answer, held, until } = hold()
  const { url, port, warnings } = await serve({ perNetwork: 2 }, answer)
  for (const _ of [1, 2]) await open(port, '127.0.0.2', request)
  await until(2)
  expect(await ask(url, '127.0.0.2')).toBe('ECONNRESET')
  expect(await ask(url, '127.0.0.2')).toBe('ECONNRESET')
  const other = ask(url, '127.0.0.3')
  await until(3)
  held[2]?.end()
  expect(await other).toMatchObject({ connection: 'keep-alive' })
  expect(warnings).toEqual([[{ network: '127.0.0.2', refused: 1 }, expect.any(String)]])
})

test('frees the share of a network when its connections are closed', async () => {
  const { answer, held, until } = hold()
  const { server, url, port } = await serve({ perNetwork: 1 }, answer)
  const [closed] = [once(server, 'connection').then(([socket]: Socket[]) => socket && once(socket, 'close'))]
  const first = await open(port, '127.0.0.2', request)
  await until(1)
  first.destroy()
  await closed
  const second = ask(url, '127.0.0.2')
  await until(2)
  held[1]?.end()
  expect(await second).toMatchObject({ connection: 'keep-alive' })
})

test('closes the longest idle connection of a network for a new one', async () => {
  const { url, port } = await serve({ perNetwork: 2 })
  const elsewhere = await open(port, '127.0.0.3')
  const oldest = await open(port, '127.0.0.2', request)
  await once(oldest, 'data')
  const newer = await open(port, '127.0.0.2', 'GET / HTTP/1.1\r\n')
  const dropped = once(oldest, 'close')
  expect(await ask(url, '127.0.0.2', new Agent())).toMatchObject({ connection: expect.any(String) })
  await dropped
  expect([newer.closed, elsewhere.closed]).toEqual([false, false])
})

test('closes the longest idle connection of any network when none are left', async () => {
  const { url, port } = await serve({ total: 2 })
  const [oldest] = [await open(port, '127.0.0.2'), await open(port, '127.0.0.3')]
  const dropped = once(oldest, 'close')
  expect(await ask(url, '127.0.0.4')).toMatchObject({ connection: expect.any(String) })
  await dropped
})

test('accepts all connections of a trusted proxy', async () => {
  const { answer, held, until } = hold()
  const { url, port } = await serve({ perNetwork: 1, isProxy: address => address === '127.0.0.2' }, answer)
  for (const _ of [1, 2, 3]) await open(port, '127.0.0.2', request)
  await until(3)
  const last = ask(url, '127.0.0.2')
  await until(4)
  held[3]?.end()
  expect(await last).toMatchObject({ connection: 'keep-alive' })
})

test('keeps idle connections for a shorter time while many are open', async () => {
  const { url, port } = await serve({ total: 4 })
  const agent = new Agent({ keepAlive: true })
  cleanups.push(() => agent.destroy())
  expect(await ask(url, '127.0.0.2', agent)).toMatchObject({ 'keep-alive': 'timeout=72' })
  const others = [await open(port, '127.0.0.3', request), await open(port, '127.0.0.3', request)]
  for (const other of others) await once(other, 'data')
  expect(await ask(url, '127.0.0.2', agent)).toMatchObject({ 'keep-alive': 'timeout=5' })
})

/** The server's end of the next connection, once it is closed. */
const nextClosed = (server: Server): Promise<Socket> =>
  new Promise(resolve => {
    server.once('connection', socket => socket.once('close', () => resolve(socket)))
  })

test('disconnects a client that does not read its response', async () => {
  const large = Buffer.alloc(32 * 1_048_576)
  const { server, port } = await serve({ unreadAnswer: 50 }, (_request, response) => void response.end(large))
  const closed = nextClosed(server)
  await open(port, '127.0.0.2', request)
  const socket = await closed
  expect(socket.bytesWritten).toBeGreaterThan(0)
})

const readSome = (socket: Socket, bytes: number): Promise<void> =>
  new Promise(resolve => {
    let received = 0
    const count = (part: Buffer) => {
      received += part.length
      if (received < bytes) return
      socket.off('data', count).pause()
      resolve()
    }
    socket.on('data', count).resume()
  })

test.runIf(process.platform === 'linux')('keeps a client that reads slowly', async () => {
  const large = Buffer.alloc(32 * 1_048_576)
  const { server, port } = await serve(
    { unreadAnswer: 2000 },
    (_request, response) => void response.end(large),
  )
  const client = await open(port, '127.0.0.2', request)
  for (let reading = 0; reading < 4; reading++) {
    await once(server, 'timeout')
    await readSome(client, 500_000)
  }
  expect(client.closed).toBe(false)
})

test('disconnects a client that pipelines too many requests', async () => {
  const { answer, held } = hold()
  const { server, port } = await serve({}, answer)
  const closed = nextClosed(server)
  await open(port, '127.0.0.2', request.repeat(500))
  await closed
  expect(held).toHaveLength(100)
})

test('lets a client wait for a slow response', async () => {
  const { answer, held, until } = hold()
  const { server, url } = await serve({ unreadAnswer: 20 }, answer)
  const waiting = ask(url, '127.0.0.2')
  await until(1)
  await once(server, 'timeout')
  held[0]?.end()
  expect(await waiting).toMatchObject({ connection: 'keep-alive' })
})

test('drains connections: idle ones shortly after, busy ones after their response', async () => {
  const { answer, held, until } = hold()
  const { server, connections, port } = await serve({}, answer)
  const idle = await open(port, '127.0.0.2')
  const silent = await open(port, '127.0.0.2', 'GET / HTTP/1.1\r\n')
  const busy = await open(port, '127.0.0.2', request)
  const streaming = await open(port, '127.0.0.2', request)
  await until(2)
  held[1]?.write('begun')
  await once(streaming, 'data')
  const closed = [idle, silent].map(socket => once(socket, 'close'))
  const drained = connections.drain()
  // Its request has arrived, and is read only after the drain began.
  const late = await open(port, '127.0.0.2', request)
  await Promise.all([...closed, drained])
  await until(3)
  expect(late.closed).toBe(false)
  expect([busy.closed, streaming.closed]).toEqual([false, false])
  const allClosed = once(server.close(), 'close')
  let text = ''
  busy.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  for (const response of held) response.end('done')
  await allClosed
  await once(busy, 'close')
  expect(text).toMatch(/connection: close[^]*done$/i)
})

test('drains connections without resetting those that wait, beside clients that give up', async () => {
  const { server, connections, url, port } = await serve({})
  const untilRefused = async (): Promise<string> => {
    for (;;) {
      const answer = await ask(url, '127.0.0.2')
      if (typeof answer === 'string') return answer
    }
  }
  server.on('connection', socket => {
    if (socket.remoteAddress === '127.0.0.3') socket.destroy(new Error('read ECONNRESET'))
  })
  const over = new AbortController()
  const giveUpAgainAndAgain = async () => {
    while (!over.signal.aborted) await untilClosed(port, '127.0.0.3')
  }
  const clients = Array.from({ length: 40 }, untilRefused)
  const others = Array.from({ length: 5 }, giveUpAgainAndAgain)
  await once(server, 'connection')
  await connections.drain()
  expect(new Set(await Promise.all(clients))).toEqual(new Set(['ECONNREFUSED']))
  over.abort()
  await Promise.all(others)
})

/** Connects from this address, and waits until the connection is closed. */
const untilClosed = (port: number, from: string): Promise<void> =>
  new Promise(resolve => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => socket.resume())
    socket.on('error', () => {}).on('close', () => resolve())
  })
