import { LRUCache } from 'lru-cache'
import type { Connection } from '../db/pool.ts'
import { type Database, openClient } from '../db/pool.ts'
import type { Logger } from '../log.ts'
import { deleteEventsBefore, findEventTags } from './event-store.ts'

/** Notified of every content change, on whichever node it was made. */
export interface ContentListener {
  changed(tags: readonly string[]): void
  /** Changes may have been missed, so everything counts as changed. */
  missed(): void
}

export interface ContentEvents {
  subscribe(listener: ContentListener): void
  /** Called before the commit, so that this process need not read its own event when PostgreSQL notifies it. */
  announce(id: number, tags: readonly string[]): void
  /** Called by the process that made the change, with the event's id, after the commit and before it responds. */
  changed(id: number, tags: readonly string[]): void
  /** True while changes of other nodes are received. */
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

  // A process is notified of its own changes twice, by itself and by PostgreSQL, in either order.
  const notified = new LRUCache<number, true>({ max: remembered })
  // Those of changes that were rolled back stay until others take their place: no notification ever names them.
  const announced = new LRUCache<number, readonly string[]>({ max: remembered })

  const notify = (id: number, tags: readonly string[]) => {
    announced.delete(id)
    if (notified.has(id)) return
    notified.set(id, true)
    for (const listener of listeners) listener.changed(tags)
  }
  const missed = () => {
    for (const listener of listeners) listener.missed()
  }

  const onNotification = async (id: number) => {
    if (notified.has(id)) return
    const own = announced.get(id)
    if (own) return notify(id, own)
    const tags = await findEventTags(db, id)
    if (tags) notify(id, tags)
    else missed()
  }

  const onDisconnect = (error?: Error) => {
    if (client === undefined || stopped) return
    client = undefined
    missed()
    log.debug({ reason: error?.message }, 'content events are interrupted')
    scheduleReconnect()
  }

  const scheduleReconnect = () => {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void connect().catch(scheduleReconnect), reconnectAfter)
  }

  const connect = async () => {
    const opened = await openClient(connection, onDisconnect)
    opened.on('end', () => onDisconnect())
    opened.on('notification', ({ payload }) => void onNotification(Number(payload)).catch(missed))
    await opened.query('listen content')
    client = opened
    // Changes made while disconnected are unknown.
    missed()
    probe()
  }

  // A half-open socket never reports that it is lost, but a query on it fails.
  const probe = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const probed = client
      probed?.query('select 1').then(probe, error => {
        probed.end().catch(() => {})
        onDisconnect(error)
      })
    }, pollEvery)
    timer.unref()
  }

  await connect()
  return {
    subscribe: listener => void listeners.push(listener),
    announce: (id, tags) => void announced.set(id, tags),
    changed: notify,
    connected: () => client !== undefined,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}

/** Deletes events that every node has received long ago. */
export const deleteOldEvents = (db: Database, now: Date): Promise<void> =>
  deleteEventsBefore(db, new Date(now.getTime() - 86_400_000))
