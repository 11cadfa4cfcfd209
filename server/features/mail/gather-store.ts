import { sql } from 'kysely'
import type { Database } from '../../kernel/db/pool.ts'

/** A mail with which others are gathered now. */
export interface OpenMail {
  id: number
  until: Date
  lines: string[]
  /** A node has begun to send it, so its content stays as it is. */
  isBegun: boolean
}

/** The newest mail with a key that still gathers others, locked. */
export const lockGathering = (db: Database, key: string, now: Date): Promise<OpenMail | undefined> =>
  db
    .selectFrom('mail')
    .where('gather_key', '=', key)
    .where('gather_until', '>', now)
    .orderBy('gather_until', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .select([
      'id',
      sql<Date>`gather_until`.as('until'),
      sql<string[]>`gathered`.as('lines'),
      sql<boolean>`attempts > 0`.as('isBegun'),
    ])
    .executeTakeFirst()

export const replaceGathered = async (
  db: Database,
  id: number,
  { lines, ...content }: { subject: string; text: string; html: string; lines: readonly string[] },
): Promise<void> => {
  await db
    .updateTable('mail')
    .set({ ...content, gathered: JSON.stringify(lines) })
    .where('id', '=', id)
    .execute()
}
