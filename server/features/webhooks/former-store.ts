import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

interface FormerDelivery {
  id: number
  webhook: number
  nextAt: Date
  hasJob: boolean
}

/** Takes over deliveries that nodes of the release before wrote or tried. */
export const takeFormerDeliveries = async (db: Kysely<DB>, count: number): Promise<FormerDelivery[]> => {
  const { rows } = await sql<FormerDelivery>`
    with former as materialized (
      select id, next_at from webhook_delivery
      where delivered_at is null and given_up_at is null and next_at < '9999-01-01Z'
      order by next_at, id
      limit ${count}
      for update
    ), taken as (
      update webhook_delivery d set next_at = default, sending_since = null
      from former where d.id = former.id
      returning d.id, d.webhook_id as webhook, former.next_at as "nextAt", exists (
        select from job where kind = 'webhook' and payload->'delivery' = to_jsonb(d.id) and job.given_up_at is null
      ) as "hasJob"
    )
    select * from taken order by "nextAt", id`.execute(db)
  return rows
}

/** Takes over the pauses of webhooks whose receivers are believed to be away. */
export const takeFormerPauses = async (db: Kysely<DB>): Promise<{ id: number; until: Date }[]> => {
  const { rows } = await sql<{ id: number; until: Date }>`
    update webhook w set next_at = default
    from (select id, next_at from webhook where next_at > now() and failing_since is not null for update) as former
    where w.id = former.id
    returning w.id, former.next_at as until`.execute(db)
  return rows
}
