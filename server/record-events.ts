import { randomUUID } from 'node:crypto'
import type { WebhookEvent } from '@ximblox/contract/webhooks'
import { type Kysely, sql } from 'kysely'
import type { DB } from './db/schema.generated.ts'
import { enqueue } from './jobs/store.ts'

/** The PostgreSQL channel that announces new deliveries. */
export const webhookChannel = 'webhook'

/** The kind of the jobs of a hook. */
export const jobOfHook = (hook: string): string => `hook:${hook}`

/** The events that webhooks announce and hooks wait for, by the actions of the audit log. */
const events: Readonly<Record<string, WebhookEvent>> = {
  'page.publish': 'page.published',
  'page.unpublish': 'page.unpublished',
  'page.move': 'page.moved',
  'page.delete': 'page.deleted',
  'menu.store': 'menu.changed',
  'menu.relink': 'menu.changed',
  'file.add': 'file.changed',
  'file.edit': 'file.changed',
  'file.move': 'file.changed',
  'file.replace': 'file.changed',
  'file.restore': 'file.changed',
  'file.restore-from-bin': 'file.changed',
  'file.delete': 'file.deleted',
  'redirect.create': 'redirects.changed',
  'redirect.update': 'redirects.changed',
  'redirect.delete': 'redirects.changed',
  'redirect.import': 'redirects.changed',
  'redirect.replace': 'redirects.changed',
  'redirect.set-aside': 'redirects.changed',
  'redirect.bring-back': 'redirects.changed',
  'tag.update': 'tag.changed',
  'tag.merge': 'tag.changed',
  'tag.delete': 'tag.changed',
  'tag.restore': 'tag.changed',
  'settings.store': 'languages.changed',
}

/**
 * Writes a delivery for every webhook and a job for every hook that wants the event of an action, in the transaction of
 * the change: none is lost, and none follows a change that was rolled back.
 */
export const recordEvents = async (
  db: Kysely<DB>,
  action: string,
  ids: readonly number[],
  details: readonly string[],
): Promise<void> => {
  const event = events[action]
  if (event === undefined) return
  const kind = event.slice(0, event.indexOf('.'))
  const { rows } = await sql<{ deliveries: number; jobs: readonly HookCall[] }>`
    with changed as (
      select row.place, object
      from unnest(${ids}::bigint[], ${details}::jsonb[]) with ordinality as row (id, detail, place)
      cross join lateral (${objectOf(kind)}) as found
    ), deliveries as (
      insert into webhook_delivery (webhook_id, message_id, event, object, at, created_at, next_at)
      select w.id, gen_random_uuid(), ${event}, changed.object, now(), now(), now()
      from changed cross join webhook w
      where w.disabled_at is null and ${event} = any(w.events)
      returning 1
    )
    select (select count(*)::int from deliveries) as deliveries, coalesce((
      select jsonb_agg(jsonb_build_object('hook', h.name, 'object', changed.object, 'at', now()) order by changed.place)
      from changed cross join hook h
      where ${event} = any(h.events) and h.declared_at > now() - interval '1 day'
    ), '[]') as jobs`.execute(db)
  const [written] = rows
  if (written?.deliveries) await wakeWebhooks(db)
  if (!written?.jobs.length) return
  await enqueue(
    db,
    written.jobs.map(({ hook, object, at }) => ({
      kind: jobOfHook(hook),
      queue: `${kind} ${object.id}`,
      payload: { event, object, at, cause: `hook-${randomUUID()}` },
    })),
  )
}

interface HookCall {
  hook: string
  object: { id: number }
  at: string
}

/** Notifies the sending node at commit. */
export const wakeWebhooks = async (db: Kysely<DB>): Promise<void> => {
  await sql`select pg_notify(${webhookChannel}, '')`.execute(db)
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
