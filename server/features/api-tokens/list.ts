import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { offsetOf } from '../../kernel/db/offset.ts'
import { permit } from '../../kernel/permit.ts'
import * as store from './store.ts'

type List = typeof calls.apiToken.list

export const listTokens = async (app: App, actor: Actor, { body }: Input<List>): Promise<Payload<List>> => {
  permit(actor, 'manage-api-tokens')
  const { columnToSort, sortOrder, pageIndex, pageSize, searchTerm } = body
  const order =
    columnToSort === ''
      ? ({ column: 'createdAt', direction: 'desc' } as const)
      : { column: columnToSort, direction: sortOrder }
  const page = { size: pageSize, offset: offsetOf(pageIndex, pageSize) }
  return { data: await store.listTokens(app.db, app.now(), searchTerm, order, page) }
}
