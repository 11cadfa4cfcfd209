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
  app: { db: Database; content: Pick<ContentEvents, 'changed'> },
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
    return { result, event: touched.size > 0 ? await notifyNodes(db, [...touched]) : undefined }
  })
  if (committed.event !== undefined) app.content.changed(committed.event, [...touched])
  return committed.result
}

/**
 * Stores the event and returns its id. The notification contains only the id, because its payload is limited to 8,000
 * bytes.
 */
const notifyNodes = async (db: KyselyTransaction<DB>, tags: string[]): Promise<number> => {
  const { id } = await db
    .insertInto('content_event')
    .values({ tags })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`select pg_notify('content', ${String(id)})`.execute(db)
  return id
}
