import { type Transaction as KyselyTransaction, sql } from 'kysely'
import type { Database } from '../db/pool.ts'
import type { DB } from '../db/schema.generated.ts'
import type { ContentEvents } from './events.ts'

/** One content change: opened and closed by `inTransaction`, and passed down as an argument. */
export interface Transaction {
  db: KyselyTransaction<DB>
  /** Records the cache tags that changed. At commit, every node drops the pages that carry one of them. */
  touch(...tags: string[]): void
}

/** Runs a change in one transaction. When it returns, this process already serves the committed content. */
export const inTransaction = async <R>(
  app: { db: Database; content: Pick<ContentEvents, 'announce' | 'changed'> },
  change: (tx: Transaction) => Promise<R>,
): Promise<R> => {
  const touched = new Set<string>()
  const committed = await app.db.transaction().execute(async db => {
    const result = await change({
      db,
      touch: (...tags) => {
        for (const tag of tags) touched.add(tag)
      },
    })
    if (touched.size === 0) return { result }
    const event = await notifyNodes(db, [...touched])
    app.content.announce(event, [...touched])
    return { result, event }
  })
  if (committed.event !== undefined) app.content.changed(committed.event, [...touched])
  return committed.result
}

/**
 * Stores the event and returns its id. The notification contains only the id, because its payload is limited to 8,000
 * bytes. PostgreSQL sends it at the commit.
 */
const notifyNodes = async (db: KyselyTransaction<DB>, tags: string[]): Promise<number> => {
  const { id } = await db
    .with('event', insert => insert.insertInto('content_event').values({ tags }).returning('id'))
    .selectFrom('event')
    .select(['id', sql`pg_notify('content', id::text)`.as('notified')])
    .executeTakeFirstOrThrow()
  return id
}
