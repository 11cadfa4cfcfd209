import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { PageRowPayload } from '@ximblox/contract/pages'
import { type Kysely, sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { containsPattern } from '../db/like.ts'
import type { DB } from '../db/schema.generated.ts'
import { permitUser } from '../permit.ts'
import { listedPages, presentRows, selectRows } from './page-rows.ts'

type List = typeof calls.page.list
type Arguments = Input<List>['body']
type Filter = Omit<Arguments, keyof Order | 'pageIndex' | 'pageSize'> & { isPublished?: boolean }
type Order = Pick<Arguments, 'columnToSort' | 'sortOrder'>

export const list = async (app: App, actor: Actor, { body }: Input<List>): Promise<Payload<List>> => {
  permitUser(actor)
  const totalItems = await count(app.db, body)
  return { data: { items: await rows(app.db, body, totalItems), totalItems } }
}

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
const sortKeys = ({ columnToSort, sortOrder, searchTerm }: Order & Pick<Filter, 'searchTerm'>) => {
  const words = wordsOf(searchTerm)
  // Pages with the search words in their title come first.
  const titleFirst = columnToSort === '' && sortOrder === 'asc' && words.length > 0
  const column = columnToSort || 'title'
  return [
    ...(titleFirst
      ? [{ by: sql`(${sql.join(words.map(titleContains), sql` and `)})`, order: 'desc' as const }]
      : []),
    { by: columns[column], order: sortOrder, nullable: column === 'publishedAt' || column === 'author' },
    { by: columns.id, order: sortOrder },
  ]
}

/** Pages in the second half are read from the end, which is shorter. */
const orderBy = (body: Order & Pick<Filter, 'searchTerm'>, fromEnd: boolean) =>
  sql.join(
    sortKeys(body).map(({ by, order, nullable = false }) => {
      const ascending = (order === 'asc') !== fromEnd
      const nulls = nullable ? sql.raw(ascending ? 'nulls first' : 'nulls last') : sql``
      return sql`${by} ${sql.raw(ascending ? 'asc' : 'desc')} ${nulls}`
    }),
  )

const matching = (
  db: Kysely<DB>,
  { type, locale, state, isPublished, slug, madeBy, tag, searchTerm }: Filter,
) => {
  let query = listedPages(db)
  if (type !== '') query = query.where('p.type', '=', type)
  if (locale !== '') query = query.where('p.locale', '=', locale)
  if (state !== '') query = query.where('p.state', '=', state)
  if (isPublished) query = query.where('p.live_id', 'is not', null)
  if (slug !== undefined) query = query.where('p.slug', '=', slug)
  if (madeBy !== undefined) query = query.where(isMadeBy(madeBy))
  if (tag !== undefined) query = query.where(sql<boolean>`p.head_id = any(array(${versionsWithTag(tag)}))`)
  for (const word of wordsOf(searchTerm))
    query = query.where(sql<boolean>`p.id = any(array(${pagesWithWord(word)}))`)
  return query
}

/** True when the user created the page or wrote its newest version. */
const isMadeBy = (userID: number) => sql<boolean>`(p.author_id = ${userID} or p.head_author_id = ${userID})`

/** Versions with a tag, or with one that was merged into it. */
const versionsWithTag = (tagID: number) => sql`
  select id from page_version where refs && array(select 't' || id from tag where target_id = ${tagID})`

const maxWords = 8

const wordsOf = (searchTerm: string): string[] =>
  searchTerm
    .split(/\s+/)
    .filter(word => word !== '')
    .slice(0, maxWords)

const titleContains = (word: string) => sql`p.title ilike ${containsPattern(word)}`

/** True when a word is in the title or the slug. */
const titleOrSlugContains = (word: string) =>
  sql`(${titleContains(word)} or p.slug ilike ${containsPattern(word)})`

/**
 * Pages with the word in title or slug, or with a word that starts with it in the published text. Each part uses its
 * index.
 */
const pagesWithWord = (word: string) => sql`
  select p.id from page as p where ${titleOrSlugContains(word)}
  union all
  select page_id from live_entry where tsv @@ (${sql.join(
    ['site_en', 'site_nl', 'site_de', 'site_fr'].map(
      language =>
        sql`coalesce((nullif(plainto_tsquery(${language}::regconfig, ${word})::text, '') || ':*')::tsquery, '')`,
    ),
    sql` || `,
  )})`

const count = async (db: Kysely<DB>, body: Filter) => {
  const row = await matching(db, body).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  return row.total
}

const rows = async (db: Kysely<DB>, body: Arguments, total: number): Promise<PageRowPayload[]> => {
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
  const all: Filter = { type: '', locale: '', state: '', searchTerm: '', ...filter }
  const found = await selectRows(matching(db, all))
    .orderBy(orderBy({ ...all, columnToSort: '', sortOrder: 'asc' }, false))
    .limit(length)
    .execute()
  return presentRows(db, found)
}
