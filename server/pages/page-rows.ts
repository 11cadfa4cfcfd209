import type { PageRowPayload, PageState } from '@ximblox/contract/pages'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import { findRejected, findSchedules, findSiblings, refOf } from './details.ts'

/** The pages with an address and outside the bin, for a query that selects rows of lists. */
export const listedPages = (db: Kysely<DB>) =>
  db.selectFrom('page as p').where('p.deleted_at', 'is', null).where('p.slug', 'not like', '~%')

/** What a row of a list is made of; `u` is the author. */
export const selectRows = (query: ReturnType<typeof listedPages>) =>
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

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number]

/** The rows as users see them, with the newest titles and unpublished siblings. */
export const presentRows = async (db: Kysely<DB>, rows: readonly Row[]): Promise<PageRowPayload[]> => {
  if (rows.length === 0) return []
  const siblings = await findSiblings(db, [...new Set(rows.map(row => row.groupID))])
  const ids = rows.map(row => row.id)
  const [schedules, rejected] = [await findSchedules(db, ids), await findRejected(db, ids)]
  return rows.map(({ groupID, authorID, profile, ...row }) => ({
    ...row,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    author: refOf(authorID, profile),
    siblings: (siblings.get(groupID) ?? []).filter(sibling => sibling.id !== row.id),
    ...(schedules.has(row.id) && { scheduled: schedules.get(row.id) }),
    ...(rejected.has(row.id) && { rejected: true }),
  }))
}
