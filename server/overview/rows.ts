import type { Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { PageState } from '@ximblox/contract/pages'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import { findRejected, findSchedules, refOf } from '../pages/details.ts'
import { isBehind } from './filter.ts'

export type Row = Payload<typeof calls.page.overview>['data']['items'][number]
type RowPage = Row['pages'][number]

/** A page that leads a row. */
export interface Lead {
  id: number
  groupID: number
  locale: string
  slug: string
  title: string
  type: string
  date: Date
}

/** The date of a news item, and when a draft of one was last changed. */
export const leadDate = sql`coalesce((select sort_at from live_entry where page_id = p.id), p.updated_at)`

export const leadColumns = sql`p.id, p.group_id as "groupID", p.locale, p.slug, p.title, p.type,
  ${leadDate} as date`

/** The rows of these pages, with all their languages. */
export const presentLeads = async (db: Kysely<DB>, leads: readonly Lead[]): Promise<Row[]> => {
  if (leads.length === 0) return []
  const pages = await findPages(db, [...new Set(leads.map(({ groupID }) => groupID))])
  return leads.map(({ groupID, id, locale, slug, title, type, date }) => ({
    ...{ id, locale, slug, title, type },
    date: date.toISOString(),
    pages: pages.get(groupID) ?? [],
  }))
}

/** All languages of these pages, by group. */
const findPages = async (db: Kysely<DB>, groupIDs: readonly number[]): Promise<Map<number, RowPage[]>> => {
  const column = (name: string) => sql.ref(`p.${name}`)
  const found = await db
    .selectFrom('page as p')
    .leftJoin('app_user as u', join =>
      join.onRef('u.id', '=', 'p.head_author_id').on('u.erased_at', 'is', null),
    )
    .leftJoin('request as r', join => join.onRef('r.page_id', '=', 'p.id').on('r.state', '=', 'open'))
    .leftJoin('app_user as a', join =>
      join.onRef('a.id', '=', 'r.requester_id').on('a.erased_at', 'is', null),
    )
    .where(sql<boolean>`p.group_id = any(${groupIDs}::bigint[])`)
    .where('p.deleted_at', 'is', null)
    .select([
      'p.id',
      'p.group_id as groupID',
      'p.locale',
      'p.slug',
      'p.title',
      sql<PageState>`p.state`.as('state'),
      'p.updated_at as updatedAt',
      'u.id as editorID',
      'u.profile as editorProfile',
      'r.version_id as requestedID',
      'a.id as requesterID',
      'a.profile as requesterProfile',
      isBehind(column).as('behind'),
    ])
    .orderBy('p.locale')
    .execute()
  const ids = found.map(({ id }) => id)
  const [schedules, rejected] = [await findSchedules(db, ids), await findRejected(db, ids)]
  const rows = found.map(({ groupID, id, locale, slug, title, state, behind, ...row }) => ({
    groupID,
    page: {
      ...{ id, locale, slug, title, state },
      updatedAt: row.updatedAt.toISOString(),
      editor: refOf(row.editorID, row.editorProfile),
      ...(row.requestedID !== null && {
        request: { requester: refOf(row.requesterID, row.requesterProfile), versionID: row.requestedID },
      }),
      ...(schedules.has(id) && { scheduled: schedules.get(id) }),
      ...(rejected.has(id) && { rejected: true }),
      ...(behind && { behind }),
    },
  }))
  const byGroup = new Map<number, RowPage[]>()
  for (const { groupID, page } of rows) byGroup.set(groupID, [...(byGroup.get(groupID) ?? []), page])
  return byGroup
}
