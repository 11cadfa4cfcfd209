import type { Transaction as KyselyTransaction } from 'kysely'
import type { Database } from '../db/pool.ts'
import type { DB } from '../db/schema.generated.ts'
import { insertEvent } from './event-store.ts'
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
    const event = await insertEvent(db, [...touched])
    app.content.announce(event, [...touched])
    return { result, event }
  })
  if (committed.event !== undefined) app.content.changed(committed.event, [...touched])
  return committed.result
}
