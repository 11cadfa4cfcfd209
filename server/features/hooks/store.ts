import type { WebhookEvent } from '@ximblox/contract/webhooks'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

/** From now on, for a day, changes write jobs for these hooks. */
export const declareHooks = async (
  db: Kysely<DB>,
  hooks: readonly { name: string; on: readonly WebhookEvent[] }[],
): Promise<void> => {
  for (const { name, on } of hooks)
    await sql`
      insert into hook (name, events, declared_at) values (${name}, ${[...on]}, now())
      on conflict (name) do update set events = excluded.events, declared_at = excluded.declared_at`.execute(
      db,
    )
}
