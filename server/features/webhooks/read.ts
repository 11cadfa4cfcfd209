import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { offsetOf } from '../../kernel/db/offset.ts'
import { permit } from '../../kernel/permit.ts'
import { presentWebhook, requireWebhook } from './require-webhook.ts'
import * as store from './store.ts'

type Calls = typeof calls.webhook

export const listWebhooks = async (
  app: App,
  actor: Actor,
  { body }: Input<Calls['list']>,
): Promise<Payload<Calls['list']>> => {
  permit(actor, 'manage-webhooks')
  const { columnToSort, sortOrder, searchTerm } = body
  const order =
    columnToSort === ''
      ? ({ column: 'createdAt', direction: 'desc' } as const)
      : { column: columnToSort, direction: sortOrder }
  const { items, totalItems } = await store.listWebhooks(app.db, searchTerm, order, pageOf(body), app.now())
  return { data: { items: items.map(webhook => presentWebhook(app, webhook)), totalItems } }
}

export const getWebhook = async (
  app: App,
  actor: Actor,
  { params: { id } }: Input<Calls['get']>,
): Promise<Payload<Calls['get']>> => {
  permit(actor, 'manage-webhooks')
  return { webhook: await requireWebhook(app, app.db, id) }
}

export const listDeliveries = async (
  app: App,
  actor: Actor,
  { params: { id }, body }: Input<Calls['deliveries']>,
): Promise<Payload<Calls['deliveries']>> => {
  permit(actor, 'manage-webhooks')
  await requireWebhook(app, app.db, id)
  const direction = body.columnToSort === '' ? 'desc' : body.sortOrder
  return { data: await store.listDeliveries(app.db, id, direction, pageOf(body)) }
}

const pageOf = ({ pageIndex, pageSize }: { pageIndex: number; pageSize: number }) => ({
  size: pageSize,
  offset: offsetOf(pageIndex, pageSize),
})
