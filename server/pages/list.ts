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
const orderOf = ({ columnToSort, sortOrder, searchTerm }: Arguments) => {
  const words = wordsOf(searchTerm)
  // Whoever looks for a page by its name need not look for it among those that only mention it.
  if (columnToSort === '' && sortOrder === 'asc' && words.length > 0)
    return sql`${sql.join(words.map(isNamed), sql` and `)} desc, p.title asc, p.id asc`
  const column = columnToSort || 'title'
  const direction = sql.raw(sortOrder)
  const nulls =
    column === 'publishedAt' || column === 'author'
      ? sql.raw(sortOrder === 'asc' ? 'nulls first' : 'nulls last')
      : sql``
  return sql`${columns[column]} ${direction} ${nulls}, p.id ${direction}`
}

const matching = (db: Kysely<DB>, { type, locale, state, madeBy, searchTerm }: Arguments) => {
  let query = db.selectFrom('page as p').where('p.deleted_at', 'is', null)
  if (type !== '') query = query.where('p.type', '=', type)
  if (locale !== '') query = query.where('p.locale', '=', locale)
  if (state !== '') query = query.where('p.state', '=', state)
  if (madeBy !== undefined) query = query.where(isMadeBy(madeBy))
  for (const word of wordsOf(searchTerm))
    query = query.where(sql<boolean>`(${isNamed(word)} or ${isRead(word)})`)
  return query
}

/** Whether a user began a page or made its newest version. */
const isMadeBy = (userID: number) => sql<boolean>`(p.author_id = ${userID} or p.head_author_id = ${userID})`

const wordsMax = 8

const wordsOf = (searchTerm: string): string[] =>
  searchTerm
    .split(/\s+/)
    .filter(word => word !== '')
    .slice(0, wordsMax)

/** Whether a word stands in the title or the slug. */
const isNamed = (word: string) => sql`(p.title ilike ${containing(word)} or p.slug ilike ${containing(word)})`

/** Whether a word, or one that begins with it, stands in the text that visitors read. */
const isRead = (word: string) => sql`p.id in (
  select page_id from live_entry where tsv @@ (${sql.join(
    ['site_en', 'site_nl', 'site_de', 'site_fr'].map(
      language =>
        sql`coalesce((nullif(plainto_tsquery(${language}::regconfig, ${word})::text, '') || ':*')::tsquery, '')`,
    ),
    sql` || `,
  )}))`

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
