import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.generated.ts'

type Db = Kysely<DB>

interface Changes {
  events: number[]
  /** All, or as many as were asked for. */
  tags: string[]
}

/** The changes that were not purged yet, and those whose first purge was before `repeatUntil`. */
export const findUnpurged = async (db: Db, repeatUntil: Date, maxTags: number): Promise<Changes> => {
  const { rows } = await sql<Changes>`
    with due as materialized (
      select id, tags from content_event where purges < 2 and (purges = 0 or purged_at <= ${repeatUntil})
    )
    select coalesce((select jsonb_agg(id) from due), '[]') as events,
      array(select distinct tag from due cross join unnest(due.tags) as tag limit ${maxTags}) as tags`.execute(
    db,
  )
  return rows[0] ?? { events: [], tags: [] }
}

/** Records a purge, and returns when the first one of all that are to be repeated was. */
export const markPurged = async (db: Db, events: readonly number[], now: Date): Promise<Date | undefined> => {
  await sql`
    update content_event set purges = purges + 1, purged_at = ${now}
    where id = any(${[...events]}::bigint[])`.execute(db)
  const first = await db
    .selectFrom('content_event')
    .where('purges', '=', sql.lit(1))
    .select(({ fn }) => fn.min('purged_at').as('at'))
    .executeTakeFirst()
  return first?.at ?? undefined
}
