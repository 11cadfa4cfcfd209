import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pathID, requiredLine, text, timestamp } from './fields.ts'
import { limits } from './limits.ts'
import { listArguments, listOf } from './list.ts'
import { ref } from './people.ts'

/** What is announced. Events of pages are about what visitors see, except deletions, which are of any page. */
export const webhookEvents = [
  'page.published',
  'page.unpublished',
  'page.moved',
  'page.deleted',
  'menu.changed',
  'file.changed',
  'file.deleted',
  'redirects.changed',
  'tag.changed',
  'languages.changed',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** `failing` since its last attempt failed; `off` by a user, `disabled` after days of failures. */
export const webhookStates = ['active', 'failing', 'off', 'disabled'] as const
export type WebhookState = (typeof webhookStates)[number]

/** How long events are also signed with a secret that was renewed. */
export const formerSecretHours = 24

/** A URL that is sent a request for each event. The secret of its signatures is returned only when it is new. */
export const webhook = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  state: z.enum(webhookStates),
  createdAt: timestamp,
  createdBy: ref,
  /** Since when every attempt has failed. */
  failingSince: z.nullable(timestamp),
  /** The last event that was delivered. */
  deliveredAt: z.nullable(timestamp),
  /** Whether events can be signed: not after `SECRET` changed, until the secret is renewed. */
  canSign: z.boolean(),
  /** Until when events also have a signature of a secret that was renewed, or null. */
  formerSignatureUntil: z.nullable(timestamp),
})
export type Webhook = z.output<typeof webhook>
export type WebhookPayload = z.input<typeof webhook>

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/**
 * Why an attempt failed: the address is not public, no answer in time, a redirect, another status, no connection, or the
 * secret of the webhook was sealed with another `SECRET`.
 */
export const deliveryFailures = [
  'private',
  'timeout',
  'redirect',
  'refused',
  'unreachable',
  'secret',
] as const
export type DeliveryFailure = (typeof deliveryFailures)[number]

/** One event for one webhook. */
export const webhookDelivery = z.object({
  id: z.int(),
  /** What receivers get as `webhook-id`: the same for all attempts and replays. */
  messageID: z.string(),
  event: z.enum([...webhookEvents, 'test']),
  /** The id of the page, menu, file or tag; otherwise 0. */
  objectID: z.int(),
  state: z.enum(deliveryStates),
  createdAt: timestamp,
  deliveredAt: z.nullable(timestamp),
  attempts: z.int(),
  /** Time of the next attempt, or null. */
  nextAt: z.nullable(timestamp),
  /** The HTTP status of the last answer, if there was one. */
  status: z.nullable(z.int()),
  /** Why the last attempt failed, or null. */
  failure: z.nullable(z.enum(deliveryFailures)),
  /** The code of a connection that could not be made, such as `ECONNREFUSED`; "" otherwise. */
  detail: z.string(),
})
export type WebhookDelivery = z.output<typeof webhookDelivery>
export type WebhookDeliveryPayload = z.input<typeof webhookDelivery>

const events = z
  .array(z.enum(webhookEvents, 'valueNotAllowed'))
  .check(z.minLength(1, 'tooFewItems'), z.maxLength(webhookEvents.length, 'tooManyItems'))
const settings = { name: requiredLine(), url: text(limits.url), events }
const access = { permission: 'manage-webhooks' } as const
const params = z.object({ id: pathID })
const one = z.object({ webhook })
const withSecret = z.object({ webhook, secret: z.string() })

export const webhooks = {
  list: defineCall({
    method: 'POST',
    path: '/webhooks/list',
    summary: 'List webhooks, newest first',
    access,
    body: z.strictObject(listArguments(['name', 'createdAt'])),
    response: listOf(webhook),
  }),
  get: defineCall({
    method: 'GET',
    path: '/webhooks/{id}',
    summary: 'Get a webhook',
    access,
    params,
    response: one,
    errors: ['notFound'],
  }),
  create: defineCall({
    method: 'POST',
    path: '/webhooks',
    summary: 'Create a webhook; the secret of its signatures is in this answer only',
    access,
    body: z.strictObject(settings),
    response: withSecret,
  }),
  update: defineCall({
    method: 'PUT',
    path: '/webhooks/{id}',
    summary: 'Change a webhook, and turn it on or off',
    access,
    params,
    body: z.strictObject({ ...settings, active: z.boolean('required') }),
    response: one,
    errors: ['notFound'],
  }),
  renewSecret: defineCall({
    method: 'POST',
    path: '/webhooks/{id}/renew-secret',
    summary:
      'Give a webhook a new secret, which is in this answer only; the former one is used beside it for 24 hours',
    access,
    params,
    response: withSecret,
    errors: ['notFound', 'tooManyRequests'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/webhooks/{id}',
    summary: 'Delete a webhook with the log of its deliveries',
    access,
    params,
    response: z.object({}),
    errors: ['notFound'],
  }),
  test: defineCall({
    method: 'POST',
    path: '/webhooks/{id}/test',
    summary: 'Send a webhook the event `test`; its outcome is in the log of deliveries',
    access,
    params,
    response: z.object({ delivery: webhookDelivery }),
    errors: ['notFound'],
  }),
  deliveries: defineCall({
    method: 'POST',
    path: '/webhooks/{id}/deliveries',
    summary: 'List the deliveries of a webhook of the last 30 days, newest first',
    access,
    params,
    body: z.strictObject(listArguments(['createdAt'])),
    response: listOf(webhookDelivery),
    errors: ['notFound'],
  }),
  replay: defineCall({
    method: 'POST',
    path: '/webhooks/{id}/deliveries/{delivery}/replay',
    summary: 'Send a delivery again, under the same `webhook-id`',
    access,
    params: z.object({ id: pathID, delivery: pathID }),
    response: z.object({ delivery: webhookDelivery }),
    errors: ['notFound'],
  }),
}
