import type { Connection } from '../db/pool.ts'
import { type Database, openClient } from '../db/pool.ts'
import type { Logger } from '../log.ts'

/** Told of every change of content, wherever in the cluster it was made. */
export interface ContentListener {
  changed(tags: readonly string[]): void
  /** Some changes may have been missed: everything must be taken for changed. */
  missed(): void
}

export interface ContentEvents {
  subscribe(listener: ContentListener): void
  /** Called by the process that made a change, with the event's id, after its commit and before it answers. */
  changed(id: number, tags: readonly string[]): void
  /** Whether changes made elsewhere arrive at present. */
  connected(): boolean
  stop(): Promise<void>
}

const reconnectAfter = 250
const pollEvery = 5_000
const remembered = 1_000

/** Listens for the content events of all nodes on a connection of its own. */
export const listenForContent = async (
  connection: Connection,
  db: Database,
  log: Logger,
): Promise<ContentEvents> => {
  const listeners: ContentListener[] = []
  let client: Awaited<ReturnType<typeof openClient>> | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  // A process hears of its own changes twice, from itself and from PostgreSQL, in either order.
  const told = new Set<number>()

  const tell = (id: number, tags: readonly string[]) => {
    if (told.has(id)) return
    told.add(id)
    const [oldest] = told
    if (told.size > remembered && oldest !== undefined) told.delete(oldest)
    for (const listener of listeners) listener.changed(tags)
  }
  const missed = () => {
    for (const listener of listeners) listener.missed()
  }

  const received = async (id: number) => {
    if (told.has(id)) return
    const event = await db.selectFrom('content_event').select('tags').where('id', '=', id).executeTakeFirst()
    if (event) tell(id, event.tags)
    else missed()
  }

  const lost = (error?: Error) => {
    if (client === undefined || stopped) return
    client = undefined
    missed()
    log.debug({ reason: error?.message }, 'content events are interrupted')
    again()
  }

  const again = () => {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void connect().catch(again), reconnectAfter)
  }

  const connect = async () => {
    const opened = await openClient(connection, lost)
    opened.on('end', () => lost())
    opened.on('notification', ({ payload }) => void received(Number(payload)).catch(missed))
    await opened.query('listen content')
    client = opened
    // Whatever happened while nobody listened is unknown.
    missed()
    probe()
  }

  // A half-open socket never says that it is lost; a question it cannot answer does.
  const probe = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const asked = client
      asked?.query('select 1').then(probe, error => {
        asked.end().catch(() => {})
        lost(error)
      })
    }, pollEvery)
    timer.unref()
  }

  await connect()
  return {
    subscribe: listener => void listeners.push(listener),
    changed: tell,
    connected: () => client !== undefined,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
