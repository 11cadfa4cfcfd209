import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { permit } from '../../kernel/permit.ts'
import { countAudit, listAudit } from './store.ts'

type List = typeof calls.audit.list

export const list = async (app: App, actor: Actor, { body }: Input<List>): Promise<Payload<List>> => {
  permit(actor, 'view-audit-log')
  const { pageIndex, pageSize, columnToSort, sortOrder, ...filter } = body
  const order =
    columnToSort === ''
      ? ({ column: 'at', direction: 'desc' } as const)
      : { column: columnToSort, direction: sortOrder }
  const totalItems = await countAudit(app.db, filter)
  const items =
    totalItems === 0 ? [] : await listAudit(app.db, filter, order, { size: pageSize, index: pageIndex })
  return { data: { items, totalItems } }
}
