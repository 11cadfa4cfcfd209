import type { DeliveryFailure } from '@ximblox/contract/webhooks'
import { type Kysely, sql } from 'kysely'
import type { DB, Json } from '../db/schema.generated.ts'

type Db = Kysely<DB>

/** A delivery as the sender needs it. */
export interface DeliveryToSend {
  id: number
  webhookID: number
  messageID: string
  event: string
  object: Json
  at: Date
  attempts: number
  url: string
  secret: Buffer
  /** With which it is signed as well, newest first. */
  formerSecrets: Buffer[]
}

/**
 * Claims the delivery that has been due longest. A webhook gets one at a time, so that a slow receiver does not keep the
 * events of others waiting.
 */
export const takeDueDelivery = async (db: Db, now: Date): Promise<DeliveryToSend | undefined> => {
  const { rows } = await sql<DeliveryToSend>`
    update webhook_delivery d set attempts = d.attempts + 1, sending_since = ${now}
    from webhook w
    where w.id = d.webhook_id and d.id = (
      select due.id
      from webhook_delivery due join webhook owner on owner.id = due.webhook_id
      where due.delivered_at is null and due.given_up_at is null and due.sending_since is null
        and due.next_at <= ${now} and owner.next_at <= ${now} and owner.disabled_at is null
        and not exists (
          select from webhook_delivery sending
          where sending.webhook_id = due.webhook_id and sending.sending_since is not null
        )
      order by due.next_at, due.id
      limit 1
      for update of due skip locked
    )
    returning d.id, d.webhook_id as "webhookID", d.message_id as "messageID", d.event, d.object, d.at, d.attempts,
      w.url, w.secret, array(
        select former.secret from webhook_former_secret former
        where former.webhook_id = w.id and former.valid_until > ${now}
        order by former.id desc
      ) as "formerSecrets"`.execute(db)
  return rows[0]
}

export const takeOverDeliveries = async (db: Db, ours: number[], nextAt: Date): Promise<void> => {
  await db
    .updateTable('webhook_delivery')
    .set({ sending_since: null, next_at: nextAt })
    .where('sending_since', 'is not', null)
    .where(sql<boolean>`not (id = any(${ours}::bigint[]))`)
    .execute()
}

/** Gives up deliveries that could not be made in time. */
export const giveUpDeliveries = async (db: Db, createdBefore: Date, now: Date): Promise<void> => {
  await db
    .updateTable('webhook_delivery')
    .set({ given_up_at: now })
    .where('delivered_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('sending_since', 'is', null)
    .where('created_at', '<=', createdBefore)
    .execute()
}

/** A webhook that was turned off in the meantime stays as it was turned off. */
export const markDelivered = async (
  db: Db,
  delivery: DeliveryToSend,
  status: number,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('webhook_delivery')
    .set({ delivered_at: now, sending_since: null, status, failure: null, detail: '' })
    .where('id', '=', delivery.id)
    .execute()
  await db
    .updateTable('webhook')
    .set({ failing_since: null, failures: 0, next_at: now })
    .where('id', '=', delivery.webhookID)
    .where('disabled_at', 'is', null)
    .where('failing_since', 'is not', null)
    .execute()
}

/** How an attempt ended; without a failure the status is that of a success. */
export interface Outcome {
  status: number | null
  failure: DeliveryFailure | null
  detail: string
}

/** Records a failure of a delivery and of its webhook, and returns since when that has been failing, and how often. */
export const markFailed = async (
  db: Db,
  { id, webhookID }: DeliveryToSend,
  outcome: Outcome,
  nextAt: Date,
  now: Date,
): Promise<{ failingSince: Date; failures: number } | undefined> => {
  await db
    .updateTable('webhook_delivery')
    .set({ sending_since: null, next_at: nextAt, ...outcome })
    .where('id', '=', id)
    .execute()
  const { rows } = await sql<{ failingSince: Date; failures: number }>`
    update webhook set failing_since = coalesce(failing_since, ${now}), failures = failures + 1
    where id = ${webhookID} and disabled_at is null
    returning failing_since as "failingSince", failures`.execute(db)
  return rows[0]
}

/** Nothing is sent to this webhook before. */
export const pauseWebhook = async (db: Db, id: number, nextAt: Date): Promise<void> => {
  await db.updateTable('webhook').set({ next_at: nextAt }).where('id', '=', id).execute()
}

/** Turns off a webhook and gives up what waits for it. Returns what its notice says. */
export const disableWebhook = async (
  db: Db,
  id: number,
  now: Date,
): Promise<{ name: string; createdBy: number }> => {
  const webhook = await db
    .updateTable('webhook')
    .set({ disabled_at: now })
    .where('id', '=', id)
    .returning(['name', 'created_by as createdBy'])
    .executeTakeFirstOrThrow()
  await db
    .updateTable('webhook_delivery')
    .set({ given_up_at: now })
    .where('webhook_id', '=', id)
    .where('delivered_at', 'is', null)
    .where('given_up_at', 'is', null)
    .execute()
  return webhook
}

/** Deletes deliveries after thirty days. */
export const deleteOldDeliveries = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('webhook_delivery')
    .where('created_at', '<', new Date(now.getTime() - retention))
    .where('sending_since', 'is', null)
    .execute()
}

const retention = 30 * 86_400_000
