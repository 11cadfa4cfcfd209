import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { PageRow, PageState } from '@ximblox/contract/pages'
import { type Kysely, sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { containing } from '../db/like.ts'
import type { DB } from '../db/schema.generated.ts'
import { permitUser } from '../permit.ts'
import { findSiblings, refOf } from './details.ts'

type List = typeof calls.page.list
type Arguments = Input<List>['body']

export const list = async (app: App, actor: Actor, { body }: Input<List>): Promise<Payload<List>> => {
  permitUser(actor)
  const totalItems = await count(app.db, body)
  return { data: { items: totalItems === 0 ? [] : await rows(app.db, body), totalItems } }
}

const columns = {
  title: sql`p.title`,
  slug: sql`p.slug`,
  type: sql`p.type`,
  state: sql`p.state`,
  publishedAt: sql`p.published_at`,
  updatedAt: sql`p.updated_at`,
  author: sql`u.profile->>'name'`,
}

/** Ties are broken by id in the same direction, so that an index serves both. */
const orderOf = ({ columnToSort, sortOrder }: Arguments) => {
  const column = columnToSort || 'title'
  const direction = sql.raw(sortOrder)
  const nulls =
    column === 'publishedAt' || column === 'author'
      ? sql.raw(sortOrder === 'asc' ? 'nulls first' : 'nulls last')
      : sql``
  return sql`${columns[column]} ${direction} ${nulls}, p.id ${direction}`
}

const matching = (db: Kysely<DB>, { type, locale, searchTerm }: Arguments) => {
  let query = db.selectFrom('page as p').where('p.deleted_at', 'is', null)
  if (type !== '') query = query.where('p.type', '=', type)
  if (locale !== '') query = query.where('p.locale', '=', locale)
  const pattern = containing(searchTerm.trim())
  if (searchTerm.trim() === '') return query
  return query.where(or => or.or([or('p.title', 'ilike', pattern), or('p.slug', 'ilike', pattern)]))
}

const count = async (db: Kysely<DB>, body: Arguments) => {
  const row = await matching(db, body).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  return row.total
}

const rows = async (db: Kysely<DB>, body: Arguments): Promise<PageRow[]> => {
  const order = orderOf(body)
  const found = await matching(db, body)
    .leftJoin('app_user as u', join => join.onRef('u.id', '=', 'p.author_id').on('u.erased_at', 'is', null))
    .select([
      'p.id',
      'p.group_id as groupID',
      'p.slug',
      'p.locale',
      'p.title',
      'p.type',
      sql<PageState>`p.state`.as('state'),
      'p.published_at as publishedAt',
      'p.updated_at as updatedAt',
      'u.id as authorID',
      'u.profile',
    ])
    .orderBy(order)
    .limit(body.pageSize)
    .offset(Math.min(body.pageIndex, 1e12) * body.pageSize)
    .execute()
  if (found.length === 0) return []
  const siblings = await findSiblings(db, [...new Set(found.map(row => row.groupID))])
  return found.map(({ groupID, authorID, profile, ...row }) => ({
    ...row,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    author: refOf(authorID, profile),
    siblings: (siblings.get(groupID) ?? []).filter(sibling => sibling.id !== row.id),
  }))
}
