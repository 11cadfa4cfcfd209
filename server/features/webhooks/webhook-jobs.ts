import { chooseLanguage } from '@ximblox/contract/rules/choose-language'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import * as z from 'zod/mini'
import { visitor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import type { Database } from '../../kernel/db/pool.ts'
import { backOff } from '../../kernel/jobs/back-off.ts'
import type { Job, JobKind } from '../../kernel/jobs/job.ts'
import { deleteQueue, pauseQueue } from '../../kernel/jobs/queue-store.ts'
import { enqueue } from '../../kernel/jobs/store.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { deliveryJob, webhookKind } from '../../kernel/recording/record-events.ts'
import { findResponsible } from '../accounts/responsible.ts'
import { writeMail } from '../mail/write-mail.ts'
import { readLocales } from '../settings/store.ts'
import * as store from './delivery-store.ts'
import { PostFailure, post } from './post.ts'
import { secretOf } from './sealed-secret.ts'
import { signedHeaders } from './signature.ts'

/** Thrown when a receiver did not accept a delivery. */
class DeliveryFailed extends Error {
  override readonly name = 'DeliveryFailed'
  readonly id: number
  readonly webhookID: number
  readonly outcome: store.Outcome

  // The whole delivery, with the webhook's secrets, would be printed into the log.
  constructor({ id, webhookID }: store.DeliveryToSend, outcome: store.Outcome) {
    super(reasonOf(outcome))
    this.id = id
    this.webhookID = webhookID
    this.outcome = outcome
  }
}

const concurrency = 4
const giveUpAfter = 3 * 86_400_000
const checkOffEvery = 3_600_000

/**
 * Sends deliveries, one at a time for each webhook. Each is tried again until it is accepted, for three days; a webhook of
 * which nothing was accepted for three days is disabled.
 */
export const webhookJobs = (app: App): JobKind => ({
  name: webhookKind,
  concurrency,
  order: 'due',
  hasDeadline: true,
  run: async ({ payload }, signal) => {
    const delivery = await store.findWaiting(app.db, deliveryOf(payload), app.now())
    if (!delivery) return undefined
    const { id, createdAt } = delivery
    if (app.now().getTime() - createdAt.getTime() >= giveUpAfter)
      return db => store.giveUpDelivery(db, id, app.now())
    if (delivery.isOff) return db => waitWhileOff(app, db, delivery)
    const status = await send(app, delivery, signal)
    return db => store.markDelivered(db, delivery, status, app.now())
  },
  failed:
    (_job, { error }) =>
    async db => {
      if (error instanceof DeliveryFailed) await recordFailure(app, db, error)
    },
})

const deliveryOf = (payload: Job['payload']) => z.parse(z.object({ delivery: z.number() }), payload).delivery

/** What waits for a webhook that is off is sent when it is turned on, or given up in time. */
const waitWhileOff = async (app: App, db: Database, { id, webhookID, createdAt }: store.DeliveryToSend) => {
  await enqueue(db, [{ ...deliveryJob(webhookID, id), runAt: createdAt }])
  if (await store.staysOff(db, webhookID))
    await pauseQueue(db, webhookKind, String(webhookID), new Date(app.now().getTime() + checkOffEvery))
}

/** Returns the status with which the receiver accepted it. */
const send = async (app: App, delivery: store.DeliveryToSend, signal: AbortSignal): Promise<number> => {
  const fail = (outcome: store.Outcome) => new DeliveryFailed(delivery, outcome)
  const secret = secretOf(app.config, delivery.secret)
  const former = delivery.formerSecrets.map(sealed => secretOf(app.config, sealed))
  if (secret === undefined) throw fail({ status: null, failure: 'secret', detail: '' })
  const body = await bodyOf(app, delivery)
  const timestamp = Math.floor(app.now().getTime() / 1_000)
  const status = await post({
    url: new URL(delivery.url),
    headers: signedHeaders([secret, ...former.filter(one => one !== undefined)], {
      id: delivery.messageID,
      timestamp,
      body,
    }),
    body,
    allowPrivate: app.config.webhooksToPrivateNetworks,
    signal,
  }).catch(error => {
    throw fail({ status: null, ...explain(error) })
  })
  if (status >= 200 && status < 300) return status
  throw fail({ status, failure: status >= 300 && status < 400 ? 'redirect' : 'refused', detail: '' })
}

const anyObject = z.record(z.string(), z.unknown())
const page = z.object({ locale: z.string(), slug: z.string() })

/** What receivers get: which event of which object, and where a page is. */
const bodyOf = async (app: App, { messageID, event, object, at }: store.DeliveryToSend): Promise<string> => {
  const place = z.safeParse(page, object)
  const url = place.success ? app.config.publicURL + pathOf(place.data, await readLocales(app.db)) : undefined
  const facts = z.parse(anyObject, object)
  return JSON.stringify({
    id: messageID,
    event,
    at: at.toISOString(),
    object: { ...facts, ...(url !== undefined && event.startsWith('page.') && { url }) },
  })
}

const explain = (error: unknown): Omit<store.Outcome, 'status'> => {
  if (error instanceof PostFailure) return { failure: error.reason, detail: '' }
  const { code = '', message = '' }: { code?: string; message?: string } = Object(error)
  return { failure: 'unreachable', detail: (code || message).slice(0, 200) }
}

/** The whole webhook waits longer after each failure in a row. */
const recordFailure = async (
  app: App,
  db: Database,
  { id, webhookID, outcome }: DeliveryFailed,
): Promise<void> => {
  const now = app.now()
  const failing = await store.markFailed(db, { id, webhookID }, outcome, now)
  if (!failing) return
  if (now.getTime() - failing.failingSince.getTime() < giveUpAfter)
    return pauseQueue(db, webhookKind, String(webhookID), new Date(now.getTime() + backOff(failing.failures)))
  await store.disableWebhook(db, webhookID, now)
  await deleteQueue(db, webhookKind, String(webhookID))
  await recordAudit(db, visitor(''), 'webhook.disable', 'webhook', webhookID, { title: failing.name })
  for (const user of await findResponsible(db, failing.createdBy, 'manage-webhooks'))
    await writeMail(app, db, {
      template: 'webhook-disabled',
      to: { address: user.email, name: user.name, userID: user.id },
      language: chooseLanguage(app.registry.interfaceLanguages, [user.language]),
      values: { webhook: failing.name, reason: reasonOf(outcome) },
      link: { path: `/cmsadmin/settings/webhooks/${webhookID}` },
    })
}

/** A request that got no answer has no status. */
const reasonOf = ({ status, failure, detail }: store.Outcome): string =>
  failure === 'secret' ? 'SECRET has changed' : detail || (status === null ? failure : `HTTP ${status}`)
