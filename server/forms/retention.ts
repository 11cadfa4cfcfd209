import type { FormDefinition } from '@ximblox/blocks/forms/define-form'
import { sql } from 'kysely'
import type { App } from '../app-context.ts'

const day = 86_400_000
const batchSize = 1_000

/** When a submission that gets this state now will be deleted; null for never. */
export const deletionDate = (
  { retentionDays, stateRetentionDays = {} }: Pick<FormDefinition, 'retentionDays' | 'stateRetentionDays'>,
  state: string,
  now: Date,
): Date | null => {
  const days = Object.hasOwn(stateRetentionDays, state) ? (stateRetentionDays[state] ?? null) : retentionDays
  return days === null ? null : new Date(now.getTime() + days * day)
}

/** Deletes submissions whose time is over, with their emails and tokens, and what only they were asked. */
export const deleteExpiredSubmissions = async ({ db, now }: Pick<App, 'db' | 'now'>): Promise<void> => {
  await db.deleteFrom('submission_token').where('expires_at', '<', now()).execute()
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from submission where id in (
        select id from submission where delete_after <= ${now()} order by delete_after limit ${batchSize})`.execute(
      db,
    )
    if (numAffectedRows < batchSize) break
  }
  await sql`
    delete from form_wording w where not exists (select from submission s where s.wording_id = w.id)`.execute(
    db,
  )
}
