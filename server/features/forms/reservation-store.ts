import { sql } from 'kysely'
import type { Database } from '../../kernel/db/pool.ts'

/** What a network has asked for since a time, and when it first did. */
export const placesOf = async (
  db: Database,
  network: Buffer,
  states: readonly string[],
  since: Date,
): Promise<{ places: number; oldest: Date | null }> =>
  db
    .selectFrom('submission')
    .where('network', '=', network)
    .where('state', 'in', states)
    .where('at', '>', since)
    .select([
      sql<number>`coalesce(sum(quantity), 0)::int`.as('places'),
      sql<Date | null>`min(at)`.as('oldest'),
    ])
    .executeTakeFirstOrThrow()

/** The subjects that have submissions in any of these states. */
export const unsettledSubjects = async (
  db: Database,
  form: string,
  states: readonly string[],
): Promise<string[]> => {
  const rows = await db
    .selectFrom('submission')
    .where('form', '=', form)
    .where('subject', '<>', '')
    .where('state', 'in', states)
    .distinct()
    .select('subject')
    .orderBy('subject')
    .execute()
  return rows.map(({ subject }) => subject)
}

export const forgetNetworks = async (db: Database, before: Date): Promise<void> => {
  await db
    .updateTable('submission')
    .set({ network: null })
    .where('network', 'is not', null)
    .where('at', '<=', before)
    .execute()
}
