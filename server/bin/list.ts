import type { BinRowPayload } from '@ximblox/contract/bin'
import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { PageState } from '@ximblox/contract/pages'
import { purgeTime } from '@ximblox/contract/rules/bin-period'
import { type Kysely, sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { containsPattern } from '../db/like.ts'
import { offsetOf } from '../db/offset.ts'
import type { DB } from '../db/schema.generated.ts'
import { findSiblings, refOf } from '../pages/details.ts'
import { permittedPages } from '../pages/permitted-pages.ts'
import { permit } from '../permit.ts'

type List = typeof calls.page.listBin
type Arguments = Input<List>['query']

/** The pages in the bin that the actor may restore. */
export const listBin = async (app: App, actor: Actor, { query }: Input<List>): Promise<Payload<List>> => {
  permit(actor, 'delete-page')
  const { total } = await matching(app.db, actor, query)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return { data: { items: total === 0 ? [] : await rows(app.db, actor, query), totalItems: total } }
}

const matching = (db: Kysely<DB>, actor: Actor, { searchTerm }: Arguments) => {
  const binned = db
    .selectFrom('page as p')
    .where('p.deleted_at', 'is not', null)
    .where(permittedPages(actor, 'delete-page'))
  const pattern = containsPattern(searchTerm.trim())
  if (searchTerm.trim() === '') return binned
  return binned.where(or => or.or([or('p.title', 'ilike', pattern), or('p.slug', 'ilike', pattern)]))
}

const columns = {
  title: sql`p.title`,
  slug: sql`p.slug`,
  locale: sql`p.locale`,
  type: sql`p.type`,
  deletedAt: sql`p.deleted_at`,
}

const rows = async (db: Kysely<DB>, actor: Actor, query: Arguments): Promise<BinRowPayload[]> => {
  const { columnToSort, pageIndex, pageSize } = query
  const direction = sql.raw(columnToSort === '' ? 'desc' : query.sortOrder)
  const found = await matching(db, actor, query)
    .leftJoin('app_user as a', join => join.onRef('a.id', '=', 'p.author_id').on('a.erased_at', 'is', null))
    .leftJoin('app_user as d', join => join.onRef('d.id', '=', 'p.deleted_by').on('d.erased_at', 'is', null))
    .select([
      'p.id',
      'p.group_id as groupID',
      'p.slug',
      'p.locale',
      'p.title',
      'p.type',
      sql<PageState>`p.state`.as('state'),
      'p.updated_at as updatedAt',
      sql<Date>`p.deleted_at`.as('deletedAt'),
      'a.id as authorID',
      'a.profile as authorProfile',
      'd.id as deleterID',
      'd.profile as deleterProfile',
    ])
    .orderBy(sql`${columns[columnToSort || 'deletedAt']} ${direction}, p.id ${direction}`)
    .limit(pageSize)
    .offset(offsetOf(pageIndex, pageSize))
    .execute()
  if (found.length === 0) return []
  const siblings = await findSiblings(db, [...new Set(found.map(row => row.groupID))])
  return found.map(({ groupID, authorID, authorProfile, deleterID, deleterProfile, ...row }) => ({
    ...row,
    publishedAt: null,
    updatedAt: row.updatedAt.toISOString(),
    author: refOf(authorID, authorProfile),
    siblings: (siblings.get(groupID) ?? []).filter(sibling => sibling.id !== row.id),
    deletedAt: row.deletedAt.toISOString(),
    deletedBy: refOf(deleterID, deleterProfile),
    purgeAt: purgeTime(row.deletedAt).toISOString(),
  }))
}
