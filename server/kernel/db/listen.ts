import { type Connection, openClient } from './pool.ts'

interface Listener {
  notified(channel: string, payload: string): void
  /** Notifications may have been missed: after each connection, the first included, and each loss of one. */
  missed(): void
  lost?(error: Error | undefined): void
}

export interface Listening {
  /** Resolves at the first connection. */
  ready: Promise<void>
  connected(): boolean
  stop(): Promise<void>
}

const reconnectAfter = 250
const probeEvery = 5_000

/** Listens to notifications on a connection of its own, which is opened again when it is lost. */
export const listen = (
  connection: Connection,
  channels: readonly string[],
  { notified, missed, lost }: Listener,
): Listening => {
  let client: Awaited<ReturnType<typeof openClient>> | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const ready = Promise.withResolvers<void>()

  const disconnected = (from: typeof client, error?: Error) => {
    if (client === undefined || client !== from || stopped) return
    client = undefined
    void from.end().catch(() => {})
    missed()
    lost?.(error)
    connectLater()
  }

  const connectLater = () => {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void connect().catch(connectLater), reconnectAfter)
  }

  const connect = async () => {
    const opened = await openClient(connection, error => disconnected(opened, error))
    try {
      opened.on('end', () => disconnected(opened))
      opened.on('notification', ({ channel, payload = '' }) => notified(channel, payload))
      for (const channel of channels) await opened.query(`listen ${channel}`)
    } catch (error) {
      await opened.end().catch(() => {})
      throw error
    }
    if (stopped) return void opened.end().catch(() => {})
    client = opened
    ready.resolve()
    missed()
    probeLater()
  }

  // A half-open socket never reports that it is lost, but a query on it fails.
  const probeLater = () => {
    clearTimeout(timer)
    if (stopped) return
    timer = setTimeout(() => {
      const probed = client
      probed?.query('select 1').then(probeLater, error => disconnected(probed, error))
    }, probeEvery)
    timer.unref()
  }

  void connect().catch(connectLater)
  return {
    ready: ready.promise,
    connected: () => client !== undefined,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
