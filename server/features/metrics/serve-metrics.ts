import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import type { App } from '../../kernel/app-context.ts'
import type { Config } from '../../kernel/config/config.ts'
import { listenFailure, metricsPort } from '../../kernel/errors/listen-failure.ts'
import { StartError } from '../../kernel/errors/start-error.ts'
import { createRegistry } from './registry.ts'

export interface MetricsServer {
  url: string
  stop(): Promise<void>
}

/** Serves `/metrics` on a port of its own, which visitors cannot reach through a proxy that leads to the site. */
export const serveMetrics = async (
  app: App,
  { host, port }: NonNullable<Config['metrics']>,
): Promise<MetricsServer> => {
  const registry = createRegistry(app)
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    registry.metrics().then(
      text => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      error => {
        app.log.error({ err: error }, 'the metrics could not be collected')
        response.writeHead(500).end()
      },
    )
  })
  server.listen({ host, port })
  await once(server, 'listening').catch(error => {
    const reason = listenFailure(error, metricsPort)
    throw reason === undefined ? error : new StartError(reason, { cause: error })
  })
  const address = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}/metrics`,
    stop: async () => {
      server.closeAllConnections()
      await promisify(server.close.bind(server))()
    },
  }
}
