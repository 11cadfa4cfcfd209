import type { Kysely } from 'kysely'
import type { Actor } from '../actor.ts'
import type { DB } from '../db/schema.generated.ts'

/** Writes who did what to what, in the transaction that does it; `action` reads `page.publish`. */
export const recordAudit = async (
  db: Kysely<DB>,
  actor: Actor,
  action: string,
  object: string,
  objectID: number,
  detail: Record<string, unknown> = {},
): Promise<void> => {
  await db
    .insertInto('audit')
    .values({
      actor_id: actor.id === 0 ? null : actor.id,
      action,
      object,
      object_id: objectID,
      address: actor.address,
      detail: JSON.stringify(detail),
    })
    .execute()
}
