import { once } from 'node:events'
import { createServer } from 'node:net'
import { listenFailure, type PortSettings } from '../../kernel/errors/listen-failure.ts'
import { StartError } from '../../kernel/errors/start-error.ts'

/** Throws a `StartError` when this process cannot listen there, before a start does any other work. */
export const tryPort = async (
  { host, port }: { host: string; port: number },
  settings: PortSettings,
): Promise<void> => {
  const server = createServer()
  try {
    await once(server.listen({ host, port }), 'listening')
  } catch (error) {
    const reason = listenFailure(error, settings)
    throw reason === undefined ? error : new StartError(reason, { cause: error })
  } finally {
    if (server.listening) await new Promise(resolve => server.close(resolve))
  }
}
