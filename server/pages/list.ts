import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { ExcerptPart } from '@ximblox/contract/excerpt-part'
import type { ListedPagePayload } from '@ximblox/contract/page-lists'
import type { PageRowPayload } from '@ximblox/contract/pages'
import { type Kysely, sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import type { DB } from '../db/schema.generated.ts'
import { permitUser } from '../permit.ts'
import { findExcerpts } from './found-excerpts.ts'
import { closeness, hasWord, wordsOf } from './match-words.ts'
import { listedPages, presentRows, selectRows } from './page-rows.ts'

type List = typeof calls.page.list
type Arguments = Input<List>['body']
type Filter = Omit<Arguments, keyof Order | 'pageIndex' | 'pageSize' | 'searchTerm' | 'excerpts'> & {
  isPublished?: boolean
  /** All have to be found in the page. */
  words: readonly string[]
}
type Order = Pick<Arguments, 'columnToSort' | 'sortOrder'>

export const list = async (app: App, actor: Actor, { body }: Input<List>): Promise<Payload<List>> => {
  permitUser(actor)
  const found = { ...body, words: await wordsOf(app.db, body.searchTerm) }
  const totalItems = await count(app.db, found)
  const items = await rows(app.db, found, totalItems)
  if (!body.excerpts) return { data: { items, totalItems } }
  const excerpts = await findExcerpts(app, items, found.words)
  return { data: { items: items.map(row => withExcerpt(row, excerpts.get(row.id))), totalItems } }
}

const withExcerpt = (row: PageRowPayload, excerpt: ExcerptPart[] | undefined): ListedPagePayload =>
  excerpt ? { ...row, excerpt } : row

const columns = {
  title: sql`p.title`,
  slug: sql`p.slug`,
  type: sql`p.type`,
  state: sql`p.state`,
  publishedAt: sql`p.published_at`,
  updatedAt: sql`p.updated_at`,
  author: sql`u.profile->>'name'`,
  id: sql`p.id`,
}

/** The sort keys of a list. Ties are broken by id in the same direction, so that one index serves both directions. */
const sortKeys = ({ columnToSort, sortOrder, words }: Order & Pick<Filter, 'words'>) => {
  const isByMatch = columnToSort === '' && sortOrder === 'asc' && words.length > 0
  const column = columnToSort || 'title'
  return [
    ...(isByMatch ? [{ by: closeness(words), order: 'desc' as const }] : []),
    { by: columns[column], order: sortOrder, nullable: column === 'publishedAt' || column === 'author' },
    { by: columns.id, order: sortOrder },
  ]
}

/** Pages in the second half are read from the end, which is shorter. */
const orderBy = (body: Order & Pick<Filter, 'words'>, fromEnd: boolean) =>
  sql.join(
    sortKeys(body).map(({ by, order, nullable = false }) => {
      const ascending = (order === 'asc') !== fromEnd
      const nulls = nullable ? sql.raw(ascending ? 'nulls first' : 'nulls last') : sql``
      return sql`${by} ${sql.raw(ascending ? 'asc' : 'desc')} ${nulls}`
    }),
  )

const matching = (db: Kysely<DB>, { type, locale, state, isPublished, slug, madeBy, tag, words }: Filter) => {
  let query = listedPages(db)
  if (type !== '') query = query.where('p.type', '=', type)
  if (locale !== '') query = query.where('p.locale', '=', locale)
  if (state !== '') query = query.where('p.state', '=', state)
  if (isPublished) query = query.where('p.live_id', 'is not', null)
  if (slug !== undefined) query = query.where('p.slug', '=', slug)
  if (madeBy !== undefined) query = query.where(isMadeBy(madeBy))
  if (tag !== undefined) query = query.where(sql<boolean>`p.head_id = any(array(${versionsWithTag(tag)}))`)
  for (const word of words) query = query.where(hasWord(word))
  return query
}

/** True when the user created the page or wrote its newest version. */
const isMadeBy = (userID: number) => sql<boolean>`(p.author_id = ${userID} or p.head_author_id = ${userID})`

/** Versions with a tag, or with one that was merged into it. */
const versionsWithTag = (tagID: number) => sql`
  select id from page_version where refs && array(select 't' || id from tag where target_id = ${tagID})`

const count = async (db: Kysely<DB>, body: Filter) => {
  const row = await matching(db, body).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  return row.total
}

const rows = async (
  db: Kysely<DB>,
  body: Filter & Omit<Arguments, 'searchTerm'>,
  total: number,
): Promise<PageRowPayload[]> => {
  const offset = body.pageIndex * body.pageSize
  const length = Math.min(body.pageSize, total - offset)
  if (length <= 0) return []
  const fromEnd = offset > total / 2
  const found = await selectRows(matching(db, body))
    .orderBy(orderBy(body, fromEnd))
    .limit(length)
    .offset(fromEnd ? total - offset - length : offset)
    .execute()
  return presentRows(db, fromEnd ? found.toReversed() : found)
}

/** The first pages that match, in the default order. */
export const firstRows = async (
  db: Kysely<DB>,
  filter: Partial<Filter>,
  length: number,
): Promise<PageRowPayload[]> => {
  const all: Filter = { type: '', locale: '', state: '', words: [], ...filter }
  const found = await selectRows(matching(db, all))
    .orderBy(orderBy({ ...all, columnToSort: '', sortOrder: 'asc' }, false))
    .limit(length)
    .execute()
  return presentRows(db, found)
}
