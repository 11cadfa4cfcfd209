import type { DeliveryFailure } from '@ximblox/contract/webhooks'
import { type Kysely, sql } from 'kysely'
import type { DB, Json } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

/** A delivery as the sender needs it. */
export interface DeliveryToSend {
  id: number
  webhookID: number
  messageID: string
  event: string
  object: Json
  at: Date
  createdAt: Date
  url: string
  isOff: boolean
  secret: Buffer
  /** With which it is signed as well, newest first. */
  formerSecrets: Buffer[]
}

/** A delivery that has neither been made nor given up. */
export const findWaiting = async (db: Db, id: number, now: Date): Promise<DeliveryToSend | undefined> => {
  const { rows } = await sql<DeliveryToSend>`
    select d.id, d.webhook_id as "webhookID", d.message_id as "messageID", d.event, d.object, d.at,
      d.created_at as "createdAt", w.url, w.disabled_at is not null as "isOff", w.secret, array(
        select former.secret from webhook_former_secret former
        where former.webhook_id = w.id and former.valid_until > ${now}
        order by former.id desc
      ) as "formerSecrets"
    from webhook_delivery d join webhook w on w.id = d.webhook_id
    where d.id = ${id} and d.delivered_at is null and d.given_up_at is null`.execute(db)
  return rows[0]
}

/** Whether a webhook is off, and stays so until the end of the transaction. */
export const staysOff = async (db: Db, id: number): Promise<boolean> => {
  const webhook = await db
    .selectFrom('webhook')
    .where('id', '=', id)
    .where('disabled_at', 'is not', null)
    .select('id')
    .forShare()
    .executeTakeFirst()
  return webhook !== undefined
}

export const giveUpDelivery = async (db: Db, id: number, now: Date): Promise<void> => {
  await db
    .updateTable('webhook_delivery')
    .set({ given_up_at: now })
    .where('id', '=', id)
    .where('delivered_at', 'is', null)
    .execute()
}

/** A webhook that was turned off in the meantime stays as it was turned off. */
export const markDelivered = async (
  db: Db,
  { id, webhookID }: DeliveryToSend,
  status: number,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('webhook')
    .set({ failing_since: null, failures: 0 })
    .where('id', '=', webhookID)
    .where('disabled_at', 'is', null)
    .where('failing_since', 'is not', null)
    .execute()
  await db
    .updateTable('webhook_delivery')
    .set({
      delivered_at: now,
      given_up_at: null,
      attempts: sql`attempts + 1`,
      status,
      failure: null,
      detail: '',
    })
    .where('id', '=', id)
    .execute()
}

/** How an attempt failed. */
export interface Outcome {
  status: number | null
  failure: DeliveryFailure
  detail: string
}

export interface FailingWebhook {
  name: string
  createdBy: number
  failingSince: Date
  failures: number
}

/** Records a failure of a delivery and of its webhook, unless that was turned off in the meantime. */
export const markFailed = async (
  db: Db,
  { id, webhookID }: Pick<DeliveryToSend, 'id' | 'webhookID'>,
  outcome: Outcome,
  now: Date,
): Promise<FailingWebhook | undefined> => {
  const { rows } = await sql<FailingWebhook>`
    update webhook set failing_since = coalesce(failing_since, ${now}), failures = failures + 1
    where id = ${webhookID} and disabled_at is null
    returning name, created_by as "createdBy", failing_since as "failingSince", failures`.execute(db)
  await db
    .updateTable('webhook_delivery')
    .set({ attempts: sql`attempts + 1`, ...outcome })
    .where('id', '=', id)
    .execute()
  return rows[0]
}

/** Turns off a webhook and gives up what waits for it. */
export const disableWebhook = async (db: Db, id: number, now: Date): Promise<void> => {
  await db.updateTable('webhook').set({ disabled_at: now }).where('id', '=', id).execute()
  await db
    .updateTable('webhook_delivery')
    .set({ given_up_at: now })
    .where('webhook_id', '=', id)
    .where('delivered_at', 'is', null)
    .where('given_up_at', 'is', null)
    .execute()
}

/** Deletes deliveries after thirty days. */
export const deleteOldDeliveries = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('webhook_delivery')
    .where('created_at', '<', new Date(now.getTime() - retention))
    .execute()
}

const retention = 30 * 86_400_000
