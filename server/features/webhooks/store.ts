import type {
  DeliveryFailure,
  WebhookDeliveryPayload,
  WebhookEvent,
  WebhookPayload,
  WebhookState,
} from '@ximblox/contract/webhooks'
import { type Kysely, sql } from 'kysely'
import { containsPattern } from '../../kernel/db/like.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { webhookKind } from '../../kernel/recording/record-events.ts'

type Db = Kysely<DB>

export interface WebhookSettings {
  name: string
  url: string
  events: readonly WebhookEvent[]
}

export const insertWebhook = async (
  db: Db,
  webhook: WebhookSettings & { secret: Buffer; createdBy: number; now: Date },
): Promise<number> => {
  const { id } = await db
    .insertInto('webhook')
    .values({
      name: webhook.name,
      url: webhook.url,
      events: [...webhook.events],
      secret: webhook.secret,
      created_at: webhook.now,
      created_by: webhook.createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Turning it on or off, or giving it another URL, forgets its failures. Returns whether it did: what waits can be sent at
 * once then.
 */
export const updateWebhook = async (
  db: Db,
  id: number,
  { name, url, events, active }: WebhookSettings & { active: boolean },
  now: Date,
): Promise<boolean> => {
  const { rows: updated } = await sql<{ startsAnew: boolean }>`
    update webhook w set
      name = ${name}, events = ${[...events]}, url = ${url},
      failing_since = case when not "startsAnew" then w.failing_since end,
      failures = case when "startsAnew" then 0 else w.failures end,
      disabled_at = case when ${active} then null else coalesce(w.disabled_at, ${now}) end
    from (
      select id, url <> ${url} or (disabled_at is null) <> ${active} as "startsAnew"
      from webhook where id = ${id} for update
    ) as former
    where w.id = former.id
    returning "startsAnew"`.execute(db)
  return updated[0]?.startsAnew ?? false
}

export const listSecrets = (db: Db): Promise<{ name: string; secret: Buffer }[]> =>
  db.selectFrom('webhook').select(['name', 'secret']).orderBy('id').execute()

/** The sealed secret, which no other renewal replaces before the end of the transaction. */
export const lockSecret = async (db: Db, id: number): Promise<Buffer | undefined> => {
  const row = await db
    .selectFrom('webhook')
    .where('id', '=', id)
    .select('secret')
    .forUpdate()
    .executeTakeFirst()
  return row?.secret
}

export const replaceSecret = async (db: Db, id: number, secret: Buffer): Promise<void> => {
  await db.updateTable('webhook').set({ secret }).where('id', '=', id).execute()
}

export const insertFormerSecret = async (db: Db, id: number, secret: Buffer, until: Date): Promise<void> => {
  await db
    .insertInto('webhook_former_secret')
    .values({ webhook_id: id, secret, valid_until: until })
    .execute()
}

/** When each former secret of a webhook expires, soonest first. */
export const listFormerSecrets = async (db: Db, id: number): Promise<Date[]> => {
  const former = await db
    .selectFrom('webhook_former_secret')
    .where('webhook_id', '=', id)
    .select('valid_until')
    .orderBy('valid_until')
    .execute()
  return former.map(({ valid_until }) => valid_until)
}

export const deleteFormerSecrets = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('webhook_former_secret').where('webhook_id', '=', id).execute()
}

/** Of all webhooks. */
export const deleteExpiredSecrets = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('webhook_former_secret').where('valid_until', '<=', now).execute()
}

export const deleteWebhook = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('webhook').where('id', '=', id).execute()
}

const rows = (db: Db, now: Date) =>
  db
    .selectFrom('webhook as w')
    .innerJoin('app_user as u', 'u.id', 'w.created_by')
    .select([
      'w.id',
      'w.name',
      'w.url',
      sql<WebhookEvent[]>`w.events`.as('events'),
      sql<WebhookState>`case
        when w.disabled_at is null then case when w.failing_since is null then 'active' else 'failing' end
        when w.failing_since is null then 'off'
        else 'disabled' end`.as('state'),
      'w.created_at as createdAt',
      'u.id as userID',
      sql<string>`coalesce(u.profile->>'name', '')`.as('userName'),
      'w.failing_since as failingSince',
      sql<Date | null>`(
        select max(d.delivered_at) from webhook_delivery d where d.webhook_id = w.id
      )`.as('deliveredAt'),
      'w.secret',
      sql<Date | null>`(
        select max(former.valid_until) from webhook_former_secret former
        where former.webhook_id = w.id and former.valid_until > ${now}
      )`.as('formerSignatureUntil'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

/** With its sealed secret. */
export type StoredWebhook = Omit<WebhookPayload, 'canSign'> & { secret: Buffer }

const present = ({ userID, userName, ...row }: Row): StoredWebhook => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  createdBy: { ID: userID, name: userName },
  failingSince: row.failingSince?.toISOString() ?? null,
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
  formerSignatureUntil: row.formerSignatureUntil?.toISOString() ?? null,
})

export const findWebhook = async (db: Db, id: number, now: Date): Promise<StoredWebhook | undefined> => {
  const row = await rows(db, now).where('w.id', '=', id).executeTakeFirst()
  return row && present(row)
}

export const listWebhooks = async (
  db: Db,
  searchTerm: string,
  { column, direction }: { column: 'name' | 'createdAt'; direction: 'asc' | 'desc' },
  { size, offset }: Page,
  now: Date,
): Promise<{ items: StoredWebhook[]; totalItems: number }> => {
  const term = searchTerm.trim()
  const pattern = containsPattern(term)
  const matches = sql<boolean>`(${term === ''} or w.name ilike ${pattern} or w.url ilike ${pattern})`
  const { total } = await db
    .selectFrom('webhook as w')
    .where(matches)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const items = await rows(db, now)
    .where(matches)
    .orderBy(column === 'name' ? sql`lower(w.name)` : sql`w.created_at`, direction)
    .orderBy('w.id', direction)
    .limit(size)
    .offset(offset)
    .execute()
  return { items: items.map(present), totalItems: total }
}

interface Page {
  size: number
  offset: number
}

/** The test of a webhook, or another sending of one of its deliveries; undefined if there is none. */
export const insertDelivery = async (
  db: Db,
  webhookID: number,
  replayOf: number | undefined,
  now: Date,
): Promise<number | undefined> => {
  const source =
    replayOf === undefined
      ? sql`select gen_random_uuid() as message_id, 'test' as event, '{"id": 0}'::jsonb as object, ${now}::timestamptz as at`
      : sql`select message_id, event, object, at from webhook_delivery where id = ${replayOf} and webhook_id = ${webhookID}`
  const { rows: inserted } = await sql<{ id: number }>`
    insert into webhook_delivery (webhook_id, message_id, event, object, at, created_at)
    select ${webhookID}, message_id, event, object, at, ${now} from (${source}) as sent
    returning id`.execute(db)
  return inserted[0]?.id
}

/** Locks the webhook, so that tests at the same time are counted one after the other. */
export const countTests = async (db: Db, webhookID: number, since: Date): Promise<number> => {
  await db.selectFrom('webhook').where('id', '=', webhookID).select('id').forUpdate().execute()
  const { tests } = await db
    .selectFrom('webhook_delivery')
    .where('webhook_id', '=', webhookID)
    .where('event', '=', 'test')
    .where('created_at', '>', since)
    .select(all => all.fn.countAll<number>().as('tests'))
    .executeTakeFirstOrThrow()
  return tests
}

const deliveries = (db: Db) =>
  db
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook as w', 'w.id', 'd.webhook_id')
    .leftJoin('paused_queue as p', join =>
      join.on('p.kind', '=', webhookKind).on('p.queue', '=', sql<string>`d.webhook_id::text`),
    )
    .select([
      'd.id',
      'd.message_id as messageID',
      sql<WebhookEvent | 'test'>`d.event`.as('event'),
      sql<number>`(d.object->>'id')::bigint`.as('objectID'),
      sql<WebhookDeliveryPayload['state']>`case
        when d.delivered_at is not null then 'delivered'
        when d.given_up_at is not null then 'failed'
        else 'waiting' end`.as('state'),
      'd.created_at as createdAt',
      'd.delivered_at as deliveredAt',
      'd.attempts',
      sql<Date | null>`case
        when d.delivered_at is null and d.given_up_at is null and w.disabled_at is null
        then greatest((
          select min(run_at) from job where kind = ${sql.lit(webhookKind)} and payload->'delivery' = to_jsonb(d.id)
        ), p.until) end`.as('nextAt'),
      'd.status',
      sql<DeliveryFailure | null>`d.failure`.as('failure'),
      'd.detail',
    ])

type DeliveryRow = Awaited<ReturnType<ReturnType<typeof deliveries>['executeTakeFirstOrThrow']>>

const presentDelivery = (row: DeliveryRow): WebhookDeliveryPayload => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
  nextAt: row.nextAt?.toISOString() ?? null,
})

export const getDelivery = async (db: Db, id: number): Promise<WebhookDeliveryPayload> =>
  presentDelivery(await deliveries(db).where('d.id', '=', id).executeTakeFirstOrThrow())

export const listDeliveries = async (
  db: Db,
  webhookID: number,
  direction: 'asc' | 'desc',
  { size, offset }: Page,
): Promise<{ items: WebhookDeliveryPayload[]; totalItems: number }> => {
  const { total } = await db
    .selectFrom('webhook_delivery')
    .where('webhook_id', '=', webhookID)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const items = await deliveries(db)
    .where('d.webhook_id', '=', webhookID)
    .orderBy('d.id', direction)
    .limit(size)
    .offset(offset)
    .execute()
  return { items: items.map(presentDelivery), totalItems: total }
}
