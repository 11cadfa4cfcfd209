import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import type { Database } from '../../kernel/db/pool.ts'
import { refuse, refuseAny } from '../../kernel/errors/errors.ts'
import type { PartlyInput } from '../../kernel/http/partial.ts'
import { deleteQueue, resumeQueue } from '../../kernel/jobs/queue-store.ts'
import { enqueue } from '../../kernel/jobs/store.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { deliveryJob, webhookKind } from '../../kernel/recording/record-events.ts'
import { requireWebhook } from './require-webhook.ts'
import { sealSecret } from './sealed-secret.ts'
import { newWebhookSecret } from './signature.ts'
import * as store from './store.ts'
import { urlError } from './webhook-url.ts'

type Calls = typeof calls.webhook

/** Creates a webhook. The secret is in this answer and nowhere else. */
export const createWebhook = (
  app: App,
  actor: Actor,
  { body }: Input<Calls['create']>,
): Promise<Payload<Calls['create']>> => {
  permit(actor, 'manage-webhooks')
  refuseAny(urlErrors(app, body.url))
  return inTransaction(app, async ({ db }) => {
    const secret = newWebhookSecret()
    const id = await store.insertWebhook(db, {
      ...body,
      events: [...new Set(body.events)],
      secret: sealSecret(app.config, secret),
      createdBy: actor.id,
      now: app.now(),
    })
    const { name, url, events } = body
    await recordAudit(db, actor, 'webhook.create', 'webhook', id, { title: name, url, events })
    return { webhook: await requireWebhook(app, db, id), secret }
  })
}

export const updateWebhook = (
  app: App,
  actor: Actor,
  { params: { id }, body }: Input<Calls['update']>,
): Promise<Payload<Calls['update']>> => {
  permit(actor, 'manage-webhooks')
  refuseAny(urlErrors(app, body.url))
  return inTransaction(app, async ({ db }) => {
    await requireWebhook(app, db, id)
    const events = [...new Set(body.events)]
    const startsAnew = await store.updateWebhook(db, id, { ...body, events }, app.now())
    if (startsAnew) await resumeQueue(db, webhookKind, String(id))
    const { name, url, active } = body
    await recordAudit(db, actor, 'webhook.update', 'webhook', id, { title: name, url, events, active })
    return { webhook: await requireWebhook(app, db, id) }
  })
}

export const removeWebhook = (
  app: App,
  actor: Actor,
  { params: { id } }: Input<Calls['remove']>,
): Promise<Payload<Calls['remove']>> => {
  permit(actor, 'manage-webhooks')
  return inTransaction(app, async ({ db }) => {
    const { name, url } = await requireWebhook(app, db, id)
    await deleteQueue(db, webhookKind, String(id))
    await store.deleteWebhook(db, id)
    await recordAudit(db, actor, 'webhook.delete', 'webhook', id, { title: name, url })
    return {}
  })
}

/** Tests of one webhook within a minute. */
const maxTests = 10

/** Sends the event `test`, also to a webhook whose receiver is believed to be away. */
export const testWebhook = (
  app: App,
  actor: Actor,
  { params: { id } }: Input<Calls['test']>,
): Promise<Payload<Calls['test']>> => {
  permit(actor, 'manage-webhooks')
  return inTransaction(app, async ({ db }) => {
    const tests = await store.countTests(db, id, new Date(app.now().getTime() - 60_000))
    if (tests >= maxTests) throw refuse('tooManyRequests', '', { headers: { 'retry-after': '60' } })
    const delivery = await deliver(app, db, id, undefined)
    await recordAudit(db, actor, 'webhook.test', 'webhook', id, { delivery: delivery.id })
    return { delivery }
  })
}

/** Sends a delivery again, however it ended. */
export const replayDelivery = (
  app: App,
  actor: Actor,
  { params: { id, delivery } }: Input<Calls['replay']>,
): Promise<Payload<Calls['replay']>> => {
  permit(actor, 'manage-webhooks')
  return inTransaction(app, async ({ db }) => {
    const replayed = await deliver(app, db, id, delivery)
    await recordAudit(db, actor, 'webhook.retry', 'webhook', id, { delivery })
    return { delivery: replayed }
  })
}

const deliver = async (app: App, db: Database, id: number, replayOf: number | undefined) => {
  await requireWebhook(app, db, id)
  const inserted = await store.insertDelivery(db, id, replayOf, app.now())
  if (inserted === undefined) throw refuse('notFound')
  await enqueue(db, [deliveryJob(id, inserted)])
  // What waits is tried at once, this last: a user who asks believes that the receiver is back.
  await resumeQueue(db, webhookKind, String(id))
  return store.getDelivery(db, inserted)
}

/** The errors of a webhook's settings, for the parts of the request that are present. */
export const checkWebhook = async (
  app: App,
  actor: Actor,
  { body: { url } }: PartlyInput<Calls['create' | 'update']>,
): Promise<ErrorEntry[]> => {
  permit(actor, 'manage-webhooks')
  return url === undefined ? [] : urlErrors(app, url)
}

const urlErrors = (app: App, url: string): ErrorEntry[] => {
  const error = urlError(url, app.config.webhooksToPrivateNetworks)
  return error ? [errorAt('url', error)] : []
}
