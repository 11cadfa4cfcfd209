import type { Kysely } from 'kysely'
import type { Actor } from '../actor.ts'
import type { DB } from '../db/schema.generated.ts'
import { insertEntries } from './audit-store.ts'
import { recordEvents } from './record-events.ts'

/**
 * Records who did what, in the transaction of the change. Actions read like `page.publish`. Details contain no personal
 * data, because the log outlives the users.
 */
export const recordAudit = (
  db: Kysely<DB>,
  actor: Actor,
  action: string,
  object: string,
  objectID: number,
  detail: Record<string, unknown> = {},
): Promise<void> => recordAudits(db, actor, action, object, [{ objectID, detail }])

/** Records several objects of one kind at once, and tells the webhooks and hooks that wait for them. */
export const recordAudits = async (
  db: Kysely<DB>,
  actor: Actor,
  action: string,
  object: string,
  rows: readonly { objectID: number; detail: Record<string, unknown> }[],
): Promise<void> => {
  const ids = rows.map(({ objectID }) => objectID)
  const details = rows.map(({ detail }) => JSON.stringify(detail))
  await insertEntries(db, actor, action, object, ids, details)
  await recordEvents(db, action, ids, details)
}
