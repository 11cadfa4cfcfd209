import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { offsetOf } from '../../kernel/db/offset.ts'
import * as store from '../../kernel/jobs/failed-store.ts'
import { permit } from '../../kernel/permit.ts'
import { mayChange } from './may-change.ts'

type Jobs = typeof calls.job

export const kinds = async (app: App, actor: Actor): Promise<Payload<Jobs['kinds']>> => {
  permit(actor, 'manage-settings')
  const kinds = await store.listKinds(app.db)
  return { kinds: kinds.map(kind => ({ ...kind, nextAt: kind.nextAt?.toISOString() ?? null })) }
}

export const list = async (
  app: App,
  actor: Actor,
  { body }: Input<Jobs['list']>,
): Promise<Payload<Jobs['list']>> => {
  permit(actor, 'manage-settings')
  const { columnToSort, sortOrder, pageIndex, pageSize } = body
  const order =
    columnToSort === ''
      ? ({ column: 'failingSince', direction: 'desc' } as const)
      : { column: columnToSort, direction: sortOrder }
  const asOf = app.now()
  const page = { size: pageSize, offset: offsetOf(pageIndex, pageSize) }
  const { items, totalItems } = await store.listFailed(app.db, body, order, page)
  return { data: { items: items.map(presentFailed), totalItems }, asOf: asOf.toISOString() }
}

const presentFailed = (job: store.FailedJobRow) => {
  const { standing, createdAt, failingSince, givenUpAt, nextAt, ...row } = job
  const may = mayChange(job)
  return {
    ...row,
    isStanding: standing,
    state: givenUpAt ? ('given-up' as const) : ('failing' as const),
    createdAt: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    givenUpAt: givenUpAt?.toISOString() ?? null,
    nextAt: nextAt?.toISOString() ?? null,
    mayRetry: may.retry,
    mayDiscard: may.discard,
  }
}
