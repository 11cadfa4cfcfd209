import type { VersionEvent, VersionKind } from '@ximblox/contract/history'
import { type Kysely, sql } from 'kysely'
import { containsPattern } from '../../kernel/db/like.ts'
import { offsetOf } from '../../kernel/db/offset.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

export interface VersionRow {
  versionID: number
  title: string
  revision: number
  kind: VersionKind
  updatedAt: Date
  restoredFrom: number | null
  authorID: number | null
  profile: unknown
}

interface ListPage {
  pageIndex: number
  pageSize: number
  searchTerm: string
  columnToSort: '' | 'at'
  sortOrder: 'asc' | 'desc'
}

/** One page of a list of versions, newest first by default, and their total number. */
export const listVersionRows = async (
  db: Db,
  pageID: number,
  { pageIndex, pageSize, searchTerm, columnToSort, sortOrder }: ListPage,
): Promise<{ rows: VersionRow[]; total: number }> => {
  const all = db
    .selectFrom('page_version as v')
    .where('v.page_id', '=', pageID)
    .where('v.title', 'ilike', containsPattern(searchTerm.trim()))
  const { total } = await all.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const rows = await all
    .leftJoin('app_user as u', join => join.onRef('u.id', '=', 'v.author_id').on('u.erased_at', 'is', null))
    .select([
      'v.id as versionID',
      'v.title',
      'v.revision',
      sql<VersionKind>`v.kind`.as('kind'),
      'v.updated_at as updatedAt',
      'v.restored_from as restoredFrom',
      'u.id as authorID',
      'u.profile',
    ])
    .orderBy('v.id', columnToSort === '' ? 'desc' : sortOrder)
    .limit(pageSize)
    .offset(offsetOf(pageIndex, pageSize))
    .execute()
  return { rows, total }
}

/** The newest versions of a page without their content, oldest first. Earlier ones do not matter for current work. */
export const findNewestVersions = async (db: Db, pageID: number) => {
  const rows = await db
    .selectFrom('page_version as v')
    .leftJoin('app_user as u', join => join.onRef('u.id', '=', 'v.author_id').on('u.erased_at', 'is', null))
    .where('v.page_id', '=', pageID)
    .select([
      'v.id',
      'v.author_id as authorID',
      sql<VersionKind>`v.kind`.as('kind'),
      'v.updated_at as updatedAt',
      'u.id as userID',
      'u.profile',
    ])
    .orderBy('v.id', 'desc')
    .limit(100)
    .execute()
  return rows.toReversed()
}

export interface EventRow {
  versionID: number
  event: VersionEvent['event']
  at: Date
  userID: number | null
  profile: unknown
  remark: string
}

/** The events of these versions from all logs, oldest first. */
export const findEvents = async (db: Db, versionIDs: readonly number[]): Promise<Map<number, EventRow[]>> => {
  if (versionIDs.length === 0) return new Map()
  const isRequested = sql`version_id = any(${versionIDs}::bigint[])`
  const { rows } = await sql<EventRow>`
    select e.version_id as "versionID", e.event, e.at, u.id as "userID", u.profile, e.remark
    from (
      select version_id, action || 'ed' as event, at, actor_id as by, feedback as remark from publication where ${isRequested}
      union all
      select version_id, 'requested', at, requester_id, comment from request where ${isRequested}
      union all
      select version_id, state, decided_at, decided_by, feedback from request
        where ${isRequested} and state in ('accepted', 'rejected', 'revoked')
      union all
      select version_id, 'scheduled', at, actor_id, '' from schedule where ${isRequested}
      union all
      select version_id, 'shared', created_at, author_id, note from share where ${isRequested}
    ) e
    left join app_user u on u.id = e.by and u.erased_at is null
    order by e.at, e.event`.execute(db)
  return Map.groupBy(rows, row => row.versionID)
}
