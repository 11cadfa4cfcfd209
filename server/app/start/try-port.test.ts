import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { metricsPort, sitePort } from '../../kernel/errors/listen-failure.ts'
import { tryPort } from './try-port.ts'

const host = '127.0.0.1'

it('names the setting of a port that is in use, and leaves a free one as it was', async () => {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await expect(tryPort({ host, port }, metricsPort)).rejects.toThrow(
    `port ${port} is already in use. Set METRICS_PORT to a different port.`,
  )
  server.close()
  await once(server, 'close')
  await tryPort({ host, port }, sitePort)
  await tryPort({ host, port }, sitePort)
})

it('names the setting of an address that this machine does not have', async () => {
  await expect(tryPort({ host: '192.0.2.1', port: 0 }, sitePort)).rejects.toThrow(
    'this machine does not have the address 192.0.2.1. Set HOST to a different address.',
  )
})
