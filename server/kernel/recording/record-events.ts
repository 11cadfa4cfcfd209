import { randomUUID } from 'node:crypto'
import type { WebhookEvent } from '@ximblox/contract/webhooks'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import { enqueue, type NewJob } from '../jobs/store.ts'
import { insertDeliveries } from './webhook-event-store.ts'

/** The kind of the jobs of a hook. */
export const jobOfHook = (hook: string): string => `hook:${hook}`

/** The kind of the jobs that send deliveries. */
export const webhookKind = 'webhook'

/** The job that sends a delivery of a webhook. */
export const deliveryJob = (webhook: number, delivery: number): NewJob => ({
  kind: webhookKind,
  queue: String(webhook),
  payload: { delivery },
})

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
 * Writes a delivery with its job for every webhook, and a job for every hook, that wants the event of an action, in the
 * transaction of the change: none is lost, and none follows a change that was rolled back.
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
  const written = await insertDeliveries(db, event, kind, ids, details)
  if (!written) return
  const deliveries = written.deliveries.map(({ webhook, id }) => deliveryJob(webhook, id))
  const calls = written.calls.map(({ hook, object, at }) => ({
    kind: jobOfHook(hook),
    queue: `${kind} ${object.id}`,
    payload: { event, object, at, cause: `hook-${randomUUID()}` },
  }))
  await enqueue(db, [...deliveries, ...calls])
}
