import type { BinRowPayload } from '@ximblox/contract/bin'
import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { purgeTime } from '@ximblox/contract/rules/bin-period'
import type { Kysely } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { permit } from '../../kernel/permit.ts'
import { findSiblings, refOf } from '../pages/details.ts'
import { countBinned, findBinned, findBinnedOf } from './list-store.ts'

type List = typeof calls.page.listBin
type Arguments = Input<List>['query']

/** The pages in the bin that the actor may restore. */
export const listBin = async (app: App, actor: Actor, { query }: Input<List>): Promise<Payload<List>> => {
  permit(actor, 'delete-page')
  const total = await countBinned(app.db, actor, query.searchTerm)
  return { data: { items: total === 0 ? [] : await rows(app.db, actor, query), totalItems: total } }
}

const rows = async (db: Kysely<DB>, actor: Actor, query: Arguments): Promise<BinRowPayload[]> => {
  const found = await findBinned(db, actor, query)
  if (found.length === 0) return []
  const groups = [...new Set(found.map(row => row.groupID))]
  const siblings = await findSiblings(db, groups)
  const binned = Map.groupBy(await findBinnedOf(db, actor, groups), row => row.groupID)
  return found.map(({ groupID, authorID, authorProfile, deleterID, deleterProfile, ...row }) => ({
    ...row,
    publishedAt: null,
    updatedAt: row.updatedAt.toISOString(),
    author: refOf(authorID, authorProfile),
    siblings: (siblings.get(groupID) ?? []).filter(sibling => sibling.id !== row.id),
    deletedAt: row.deletedAt.toISOString(),
    deletedBy: refOf(deleterID, deleterProfile),
    purgeAt: purgeTime(row.deletedAt).toISOString(),
    binned: (binned.get(groupID) ?? [])
      .filter(({ id }) => id !== row.id)
      .map(({ id, locale, title }) => ({ id, locale, title })),
  }))
}
