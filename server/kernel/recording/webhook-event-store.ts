import type { WebhookEvent } from '@ximblox/contract/webhooks'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.generated.ts'

interface Delivery {
  id: number
  webhook: number
}

interface HookCall {
  hook: string
  object: { id: number }
  at: string
}

/** Writes the deliveries of an event, and returns them and the calls of the hooks that want it. */
export const insertDeliveries = async (
  db: Kysely<DB>,
  event: WebhookEvent,
  kind: string,
  ids: readonly number[],
  details: readonly string[],
): Promise<{ deliveries: readonly Delivery[]; calls: readonly HookCall[] } | undefined> => {
  const { rows } = await sql<{ deliveries: readonly Delivery[]; calls: readonly HookCall[] }>`
    with changed as (
      select row.place, object
      from unnest(${ids}::bigint[], ${details}::jsonb[]) with ordinality as row (id, detail, place)
      cross join lateral (${objectOf(kind)}) as found
    ), deliveries as (
      insert into webhook_delivery (webhook_id, message_id, event, object, at, created_at)
      select w.id, gen_random_uuid(), ${event}, changed.object, now(), now()
      from changed cross join webhook w
      where w.disabled_at is null and ${event} = any(w.events)
      order by changed.place, w.id
      returning id, webhook_id
    )
    select coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'webhook', webhook_id) order by id) from deliveries
    ), '[]') as deliveries, coalesce((
      select jsonb_agg(jsonb_build_object('hook', h.name, 'object', changed.object, 'at', now()) order by changed.place)
      from changed cross join hook h
      where ${event} = any(h.events) and h.declared_at > now() - interval '1 day'
    ), '[]') as calls`.execute(db)
  return rows[0]
}

/** What changed, in few words: receivers read the rest. A page that moved was published, or nobody knew its address. */
const objectOf = (kind: string) => {
  if (kind === 'menu')
    return sql`select jsonb_build_object('id', m.id, 'name', m.name, 'locale', m.locale) as object from menu m where m.id = row.id`
  if (kind === 'file')
    return sql`select jsonb_build_object('id', f.id, 'name', f.name) as object from file f where f.id = row.id`
  // Of private tags, and of other settings, visitors see nothing.
  if (kind === 'tag')
    return sql`
      select jsonb_build_object('id', t.id, 'name', t.name) as object from tag t
      where t.id = row.id and t.kind = 'public'`
  if (kind === 'languages')
    return sql`select '{"id": 0}'::jsonb as object where row.detail ? 'availableLocales'`
  // One for all that change together.
  if (kind === 'redirects') return sql`select '{"id": 0}'::jsonb as object where row.place = 1`
  return sql`
    select jsonb_build_object('id', p.id, 'type', p.type, 'locale', p.locale, 'slug', p.slug)
      || case when row.detail ? 'from' and row.detail ? 'to' then jsonb_build_object('previousSlug', row.detail->'from') else '{}' end as object
    from page p
    where p.id = row.id and (not (row.detail ? 'from' and row.detail ? 'to') or p.live_id is not null)`
}
