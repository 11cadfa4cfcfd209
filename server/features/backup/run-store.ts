import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

/** A backup that was asked for, and what became of it. */
export interface BackupRun {
  id: number
  requestedAt: Date
  /** Null while it waits. */
  beganAt: Date | null
  /** Null while it waits or runs. */
  finishedAt: Date | null
  name: string | null
  size: number | null
  /** Files whose content the storage no longer had. */
  missing: number
  /** Null unless it failed. */
  failure: string | null
}

const columns = [
  'id',
  'requested_at as requestedAt',
  'began_at as beganAt',
  'finished_at as finishedAt',
  'name',
  'size',
  'missing',
  'failure',
] as const

/** The latest runs, newest first. */
export const listRuns = (db: Db, limit: number): Promise<BackupRun[]> =>
  db.selectFrom('backup_run').select(columns).orderBy('id', 'desc').limit(limit).execute()

export const findLastRun = async (db: Db): Promise<BackupRun | undefined> => (await listRuns(db, 1))[0]

export const findLastSuccess = (db: Db): Promise<BackupRun | undefined> =>
  db
    .selectFrom('backup_run')
    .where('finished_at', 'is not', null)
    .where('failure', 'is', null)
    .select(columns)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The names of all backups that this instance has made. */
export const listNames = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('backup_run')
    .where('name', 'is not', null)
    .where('failure', 'is', null)
    .select('name')
    .execute()
  return rows.flatMap(({ name }) => name ?? [])
}

/** When the schema of the database last changed, in milliseconds since 1970. */
export const findSchemaChange = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ at: Date | null }>`select max(at) as at from migration`.execute(db)
  return rows[0]?.at?.getTime() ?? 0
}

/** Asks for a backup, unless one waits or runs already; wakes the node that makes it. Returns false in that case. */
export const requestRun = async (db: Db, now: Date): Promise<boolean> => {
  const inserted = await db
    .insertInto('backup_run')
    .values({ requested_at: now })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  await sql`notify backup`.execute(db)
  return inserted !== undefined
}

export const beginRun = async (db: Db, id: number, now: Date, name: string): Promise<void> => {
  await db.updateTable('backup_run').set({ began_at: now, name }).where('id', '=', id).execute()
}

export const finishRun = async (
  db: Db,
  id: number,
  now: Date,
  result: { size: number; missing: number } | { failure: string },
): Promise<void> => {
  await db
    .updateTable('backup_run')
    .set({ finished_at: now, ...result })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute()
}

/** Ends the run of a process that is no more. */
export const failInterruptedRuns = async (db: Db, now: Date): Promise<void> => {
  await db
    .updateTable('backup_run')
    .set({ finished_at: now, failure: 'the process that made it was stopped' })
    .where('began_at', 'is not', null)
    .where('finished_at', 'is', null)
    .execute()
}
