import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createUnreadBytes } from './unread-bytes.ts'

test.runIf(process.platform === 'linux').each([
  ['127.0.0.1', '127.0.0.1'],
  ['::', '127.0.0.1'],
  ['::1', '::1'],
])('reports how much a client has not read, listening at %s and called from %s', async (host, from) => {
  const server = createServer()
  await once(server.listen(0, host), 'listening')
  const accepted = once(server, 'connection')
  const client = connect({ host: from, port: (server.address() as AddressInfo).port })
  const [socket] = (await accepted) as [Socket]
  const unreadBytes = createUnreadBytes(0)
  expect(await unreadBytes(socket)).toBe(0)
  socket.write(Buffer.alloc(32 * 1_048_576))
  await expect.poll(() => unreadBytes(socket)).toBeGreaterThan(0)
  client.resume()
  await expect.poll(() => unreadBytes(socket)).toBe(0)
  client.destroy()
  socket.destroy()
  server.close()
})
