import { chooseLanguage } from '@ximblox/contract/rules/choose-language'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import type { DeliveryFailure } from '@ximblox/contract/webhooks'
import * as z from 'zod/mini'
import { findResponsible } from '../accounts/responsible.ts'
import { visitor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { backOff } from '../back-off.ts'
import { lockKeys } from '../db/lock-keys.ts'
import type { Connection, Database } from '../db/pool.ts'
import { writeMail } from '../mail/write-mail.ts'
import { recordAudit } from '../record-audit.ts'
import type { SingleNodeWorker } from '../run-on-one-node.ts'
import { runQueue } from '../run-queue.ts'
import { readLocales } from '../settings/store.ts'
import { webhookChannel } from '../webhook-event-store.ts'
import { PostFailure, post } from './post.ts'
import * as store from './queue-store.ts'
import { secretOf } from './sealed-secret.ts'
import { signedHeaders } from './signature.ts'

const giveUpAfter = 3 * 86_400_000

/**
 * Sends due deliveries from one node at a time. Each is tried again until it is accepted, for three days; a webhook of
 * which nothing was accepted for three days is disabled.
 */
export const sendWebhooks = (app: App, connection: Connection): SingleNodeWorker =>
  runQueue<store.DeliveryToSend>(app, connection, {
    lockKey: lockKeys.webhooks,
    channel: webhookChannel,
    prepare: () => store.giveUpDeliveries(app.db, new Date(app.now().getTime() - giveUpAfter), app.now()),
    takeOver: (ours, nextAt) => store.takeOverDeliveries(app.db, ours, nextAt),
    takeDue: now => store.takeDueDelivery(app.db, now),
    attempt: async (delivery, signal) => {
      const outcome = await send(app, delivery, signal)
      return () =>
        app.db
          .transaction()
          .execute(db =>
            outcome.failure === null
              ? store.markDelivered(db, delivery, outcome.status ?? 0, app.now())
              : recordFailure(app, db, delivery, outcome),
          )
    },
  })

const send = async (
  app: App,
  delivery: store.DeliveryToSend,
  signal: AbortSignal,
): Promise<store.Outcome> => {
  const secret = secretOf(app.config, delivery.secret)
  const former = delivery.formerSecrets.map(sealed => secretOf(app.config, sealed))
  if (secret === undefined) return { status: null, failure: 'secret', detail: '' }
  try {
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
    })
    return { status, failure: failureOf(status), detail: '' }
  } catch (error) {
    return { status: null, ...explain(error) }
  }
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

const failureOf = (status: number): DeliveryFailure | null => {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'refused'
}

const explain = (error: unknown): { failure: DeliveryFailure; detail: string } => {
  if (error instanceof PostFailure) return { failure: error.reason, detail: '' }
  const { code = '', message = '' }: { code?: string; message?: string } = Object(error)
  return { failure: 'unreachable', detail: (code || message).slice(0, 200) }
}

/** The whole webhook waits longer after each failure in a row, and so does the delivery itself. */
const recordFailure = async (
  app: App,
  db: Database,
  delivery: store.DeliveryToSend,
  outcome: store.Outcome,
): Promise<void> => {
  const now = app.now()
  const later = (attempts: number) => new Date(now.getTime() + backOff(attempts))
  const failing = await store.markFailed(db, delivery, outcome, later(delivery.attempts), now)
  if (!failing) return
  if (now.getTime() - failing.failingSince.getTime() < giveUpAfter)
    return store.pauseWebhook(db, delivery.webhookID, later(failing.failures))
  const { name, createdBy } = await store.disableWebhook(db, delivery.webhookID, now)
  await recordAudit(db, visitor(''), 'webhook.disable', 'webhook', delivery.webhookID, { title: name })
  for (const user of await findResponsible(db, createdBy, 'manage-webhooks'))
    await writeMail(app, db, {
      template: 'webhook-disabled',
      to: { address: user.email, name: user.name, userID: user.id },
      language: chooseLanguage(app.registry.interfaceLanguages, [user.language]),
      values: { webhook: name, reason: reasonOf(outcome) },
      link: { path: `/cmsadmin/settings/webhooks/${delivery.webhookID}` },
    })
}

/** A request that got no answer has no status. */
const reasonOf = ({ status, failure, detail }: store.Outcome): string =>
  failure === 'secret'
    ? 'SECRET has changed'
    : detail || (status === null ? (failure ?? '') : `HTTP ${status}`)
