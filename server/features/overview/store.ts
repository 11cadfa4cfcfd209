import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { type Kysely, sql } from 'kysely'
import { offsetOf } from '../../kernel/db/offset.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { closeness } from '../pages/word-store.ts'
import { readLocales } from '../settings/store.ts'
import { isFound, type OverviewFilter } from './filter-store.ts'
import { type Lead, leadColumns, leadDate } from './lead-store.ts'

export type Overview = typeof calls.page.overview

export type Counts = typeof calls.page.overviewCounts

type Arguments = Input<Overview>['body']

export const countGroups = async (db: Kysely<DB>, filter: OverviewFilter): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(distinct p.group_id) as total from page as p where ${isFound(filter, 'p')}`.execute(db)
  return rows[0]?.total ?? 0
}

export const findLeads = async (
  db: Kysely<DB>,
  filter: OverviewFilter,
  { pageIndex, pageSize, ...order }: Arguments,
): Promise<Lead[]> => {
  const { defaultLocale, availableLocales } = await readLocales(db)
  const locales = [defaultLocale, ...availableLocales]
  const { rows } = await sql<Lead>`
    select ${leadColumns}
    from page as p left join app_user as u on u.id = p.author_id and u.erased_at is null
    where ${isFound(filter, 'p')} and ${leads(filter, locales)}
    order by ${orderBy(order, filter.words)}
    limit ${pageSize} offset ${offsetOf(pageIndex, pageSize)}`.execute(db)
  return rows
}

/** A page leads its row unless another language of it that is found comes first in the site's order. */
const leads = (filter: OverviewFilter, locales: readonly string[]) => {
  if (filter.locale !== '') return sql`true`
  const rank = (alias: string) =>
    sql`coalesce(array_position(${[...locales]}::text[], ${sql.ref(`${alias}.locale`)}), 99)`
  return sql`not exists (
    select from page as other where other.group_id = p.group_id and other.id <> p.id
      and (${rank('other')}, other.id) < (${rank('p')}, p.id) and ${isFound(filter, 'other')})`
}

const columns = {
  title: sql`p.title`,
  slug: sql`p.slug`,
  type: sql`p.type`,
  state: sql`p.state`,
  publishedAt: sql`p.published_at`,
  updatedAt: sql`p.updated_at`,
  author: sql`u.profile->>'name'`,
  date: leadDate,
}

/** Ties are broken by id in the same direction, so that one index serves both directions. */
const orderBy = (
  { columnToSort, sortOrder }: Pick<Arguments, 'columnToSort' | 'sortOrder'>,
  words: readonly string[],
) => {
  const direction = sql.raw(sortOrder)
  const column = columnToSort || 'title'
  const nulls =
    column === 'publishedAt' || column === 'author' ? (sortOrder === 'asc' ? 'first' : 'last') : ''
  return sql.join([
    ...(columnToSort === '' && sortOrder === 'asc' && words.length > 0
      ? [sql`${closeness(words)} desc`]
      : []),
    sql`${columns[column]} ${direction} ${nulls === '' ? sql`` : sql.raw(`nulls ${nulls}`)}`,
    sql`p.id ${direction}`,
  ])
}

/** The number of rows of each view, in one statement. */
export const countViews = async (
  db: Kysely<DB>,
  filter: Omit<OverviewFilter, 'view'>,
): Promise<Payload<Counts>['counts']> => {
  const counted = (view: OverviewFilter['view']) => sql`(
    select count(distinct p.group_id) from page as p where ${isFound({ ...filter, view }, 'p')})`
  const { rows } = await sql<Payload<Counts>['counts']>`
    select ${counted('')} as "all", ${counted('mine')} as mine, ${counted('requested')} as requested,
      ${counted('scheduled')} as scheduled, ${counted('behind')} as behind`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('counting gave no row')
  return counts
}
