import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.generated.ts'

/**
 * Stores the event and returns its id. The notification contains only the id, because its payload is limited to 8,000
 * bytes. PostgreSQL sends it at the commit.
 */
export const insertEvent = async (db: Transaction<DB>, tags: string[]): Promise<number> => {
  const { id } = await db
    .with('event', insert => insert.insertInto('content_event').values({ tags }).returning('id'))
    .selectFrom('event')
    .select(['id', sql`pg_notify('content', id::text)`.as('notified')])
    .executeTakeFirstOrThrow()
  return id
}

export const findEventTags = async (db: Kysely<DB>, id: number): Promise<string[] | undefined> => {
  const event = await db.selectFrom('content_event').select('tags').where('id', '=', id).executeTakeFirst()
  return event?.tags
}

export const deleteEventsBefore = async (
  db: Kysely<DB>,
  time: Date,
  { keepUnpurged }: { keepUnpurged: boolean },
): Promise<void> => {
  await db
    .deleteFrom('content_event')
    .where('at', '<', time)
    .$if(keepUnpurged, query => query.where('purges', '>', 0))
    .execute()
}
