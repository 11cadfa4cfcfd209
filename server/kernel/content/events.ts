import { LRUCache } from 'lru-cache'
import { listen } from '../db/listen.ts'
import type { Connection, Database } from '../db/pool.ts'
import type { Logger } from '../logging/log.ts'
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

const remembered = 1_000

/** Listens for the content events of all nodes on a connection of its own. */
export const listenForContent = async (
  connection: Connection,
  db: Database,
  log: Logger,
): Promise<ContentEvents> => {
  const listeners: ContentListener[] = []

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

  const listening = listen(connection, ['content'], {
    notified: (_channel, id) => void onNotification(Number(id)).catch(missed),
    // Changes made while disconnected are unknown.
    missed,
    lost: error => log.debug({ reason: error?.message }, 'content events are interrupted'),
  })
  await listening.ready
  return {
    subscribe: listener => void listeners.push(listener),
    announce: (id, tags) => void announced.set(id, tags),
    changed: notify,
    connected: listening.connected,
    stop: listening.stop,
  }
}

/** Deletes events that every node has received long ago, except changes that a CDN is still to be asked to forget. */
export const deleteOldEvents = (db: Database, now: Date, hasCDN: boolean): Promise<void> =>
  deleteEventsBefore(db, new Date(now.getTime() - 86_400_000), { keepUnpurged: hasCDN })
