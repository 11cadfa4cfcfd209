import { type Transaction as KyselyTransaction, sql } from 'kysely'
import type { App } from '../app-context.ts'
import type { DB } from '../db/schema.generated.ts'

/** One change of the content: opened and closed by `inTransaction`, handed down as an argument. */
export interface Transaction {
  db: KyselyTransaction<DB>
  /** Says what changed, by cache tag; every node drops the pages that carry one, at commit. */
  touch(...tags: string[]): void
}

/** Runs a change in one transaction. When it returns, this process already serves what was committed. */
export const inTransaction = async <R>(app: App, change: (tx: Transaction) => Promise<R>): Promise<R> => {
  const touched = new Set<string>()
  const outcome = await app.db.transaction().execute(async db => {
    const result = await change({
      db,
      touch: (...tags) => {
        for (const tag of tags) touched.add(tag)
      },
    })
    return { result, event: touched.size > 0 ? await notifyNodes(db, [...touched]) : undefined }
  })
  if (outcome.event !== undefined) app.content.changed(outcome.event, [...touched])
  return outcome.result
}

/** Gives the event's id. The notification carries the event's id alone, because its payload is limited to 8,000 bytes. */
const notifyNodes = async (db: KyselyTransaction<DB>, tags: string[]): Promise<number> => {
  const { id } = await db
    .insertInto('content_event')
    .values({ tags })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`select pg_notify('content', ${String(id)})`.execute(db)
  return id
}
