import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import { notifyRunners } from './store.ts'

type Db = Kysely<DB>

/**
 * The jobs of a queue do not run before, nor do those that are written in the meantime. One that runs at this moment goes
 * on. It is one row however many jobs wait, which keep their own times.
 */
export const pauseQueue = async (db: Db, kind: string, queue: string, until: Date): Promise<void> => {
  await db
    .insertInto('paused_queue')
    .values({ kind, queue, until })
    .onConflict(row => row.columns(['kind', 'queue']).doUpdateSet({ until }))
    .execute()
}

/** The jobs of a queue run when they are due, whatever it was postponed to. */
export const resumeQueue = async (db: Db, kind: string, queue: string): Promise<void> => {
  await db.deleteFrom('paused_queue').where('kind', '=', kind).where('queue', '=', queue).execute()
  await notifyRunners(db)
}

/** Deletes the jobs of a queue. What one that runs at this moment wants to write is rolled back. */
export const deleteQueue = async (db: Db, kind: string, queue: string): Promise<void> => {
  await db.deleteFrom('job').where('kind', '=', kind).where('queue', '=', queue).execute()
  await db.deleteFrom('paused_queue').where('kind', '=', kind).where('queue', '=', queue).execute()
}
