import type { Input } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { PageState } from '@ximblox/contract/pages'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { closeness, hasWord } from './word-store.ts'

export type List = typeof calls.page.list

export type Arguments = Input<List>['body']

export type Filter = Omit<Arguments, keyof Order | 'pageIndex' | 'pageSize' | 'searchTerm' | 'excerpts'> & {
  isPublished?: boolean
  /** All have to be found in the page. */
  words: readonly string[]
}

type Order = Pick<Arguments, 'columnToSort' | 'sortOrder'>

export type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number]

export const countRows = async (db: Kysely<DB>, filter: Filter): Promise<number> => {
  const row = await matching(db, filter).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  return row.total
}

/** A part of a list, which `fromEnd` reads in the opposite order. */
export const findRows = (
  db: Kysely<DB>,
  body: Filter & Order,
  { length, offset, fromEnd }: { length: number; offset: number; fromEnd: boolean },
): Promise<Row[]> =>
  selectRows(matching(db, body)).orderBy(orderBy(body, fromEnd)).limit(length).offset(offset).execute()

/** The first pages that match, in the default order. */
export const findFirstRows = (db: Kysely<DB>, filter: Partial<Filter>, length: number): Promise<Row[]> => {
  const all: Filter = { type: '', locale: '', state: '', words: [], ...filter }
  return selectRows(matching(db, all))
    .orderBy(orderBy({ ...all, columnToSort: '', sortOrder: 'asc' }, false))
    .limit(length)
    .execute()
}

export const findRowsByID = (db: Kysely<DB>, ids: readonly number[]): Promise<Row[]> =>
  selectRows(listedPages(db)).where(sql<boolean>`p.id = any(${ids}::bigint[])`).execute()

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

/** The pages with an address and outside the bin, for a query that selects rows of lists. */
const listedPages = (db: Kysely<DB>) =>
  db.selectFrom('page as p').where('p.deleted_at', 'is', null).where('p.slug', 'not like', '~%')

/** What a row of a list is made of; `u` is the author. */
const selectRows = (query: ReturnType<typeof listedPages>) =>
  query
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
