import type {
  OpenRequestPayload,
  PageState,
  Rejection,
  ScheduledPayload,
  SiblingPayload,
} from '@ximblox/contract/pages'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import { nothingScheduled, scheduledColumns, scheduledOf } from './scheduled.ts'
import type { PageRecord, VersionRecord } from './store.ts'

type Db = Kysely<DB>

interface Ref {
  ID: number
  name: string
}

/** A user as shown to others. Deleted users have no name. */
export const refOf = (id: number | null, profile: unknown): Ref => {
  const name =
    typeof profile === 'object' && profile !== null && 'name' in profile ? String(profile.name) : ''
  return { ID: id ?? 0, name }
}

export const findDetails = async (db: Db, page: PageRecord) => {
  const row = await db
    .selectFrom('page as p')
    .leftJoin('app_user as u', join => join.onRef('u.id', '=', 'p.author_id').on('u.erased_at', 'is', null))
    .where('p.id', '=', page.id)
    .select(['u.id', 'u.profile'])
    .select(
      sql<number>`case when p.live_id is null then 0 else coalesce(
        (select max(id) from publication where page_id = p.id and action = 'publish'), 0) end`.as(
        'publishedID',
      ),
    )
    .executeTakeFirstOrThrow()
  return {
    publishedID: row.publishedID,
    author: refOf(row.id, row.profile),
    liveAuthor: page.liveID === null ? null : await findAuthor(db, page.liveID),
    scheduled: await findScheduled(db, page.id),
    request: await findOpenRequest(db, page.id),
    rejection: await findRejection(db, page.id),
  }
}

const findAuthor = async (db: Db, versionID: number): Promise<Ref> => {
  const row = await versionAuthors(db).where('v.id', '=', versionID).executeTakeFirstOrThrow()
  return refOf(row.id, row.profile)
}

const versionAuthors = (db: Db) =>
  db
    .selectFrom('page_version as v')
    .leftJoin('app_user as u', join => join.onRef('u.id', '=', 'v.author_id').on('u.erased_at', 'is', null))
    .select(['u.id', 'u.profile'])

const findScheduled = async (db: Db, pageID: number): Promise<ScheduledPayload> => {
  const row = await db
    .selectFrom('schedule as s')
    .where('s.page_id', '=', pageID)
    .select(scheduledColumns)
    .executeTakeFirst()
  return row ? scheduledOf(row) : nothingScheduled
}

const findOpenRequest = async (db: Db, pageID: number): Promise<OpenRequestPayload | null> => {
  const row = await db
    .selectFrom('request as r')
    .leftJoin('app_user as u', join =>
      join.onRef('u.id', '=', 'r.requester_id').on('u.erased_at', 'is', null),
    )
    .where('r.page_id', '=', pageID)
    .where('r.state', '=', 'open')
    .select(['r.version_id as versionID', 'r.comment', 'r.at', 'u.id', 'u.profile'])
    .executeTakeFirst()
  return (
    (row && {
      versionID: row.versionID,
      comment: row.comment,
      author: await findAuthor(db, row.versionID),
      requester: refOf(row.id, row.profile),
      requestedAt: row.at.toISOString(),
    }) ??
    null
  )
}

/** The latest requests of pages, if they were rejected and the page has not been published since. */
const rejections = (db: Db, pageIDs: number[]) =>
  db
    .selectFrom('request as r')
    .where('r.id', 'in', eb =>
      eb
        .selectFrom('request')
        .where('page_id', 'in', pageIDs)
        .groupBy('page_id')
        .select(({ fn }) => fn.max('id').as('id')),
    )
    .where('r.state', '=', 'rejected')
    .where(
      sql<boolean>`not exists (
        select from publication where page_id = r.page_id and action = 'publish' and at > r.decided_at)`,
    )

const findRejection = async (db: Db, pageID: number): Promise<Rejection | null> => {
  const row = await rejections(db, [pageID])
    .leftJoin('app_user as u', join => join.onRef('u.id', '=', 'r.decided_by').on('u.erased_at', 'is', null))
    .select(['r.feedback', sql<Date>`r.decided_at`.as('at'), 'u.id', 'u.profile'])
    .executeTakeFirst()
  return row ? { by: refOf(row.id, row.profile), at: row.at.toISOString(), feedback: row.feedback } : null
}

/** Those of these pages with a current rejection. */
export const findRejected = async (db: Db, pageIDs: number[]): Promise<Set<number>> => {
  const rows = await rejections(db, pageIDs).select('r.page_id as pageID').execute()
  return new Set(rows.map(({ pageID }) => pageID))
}

export const findVersionDetails = async (db: Db, version: VersionRecord) => {
  const row = await versionAuthors(db)
    .where('v.id', '=', version.id)
    .select(
      sql<boolean>`exists (select from request where version_id = v.id and state = 'open')`.as(
        'hasPublicationRequest',
      ),
    )
    .executeTakeFirstOrThrow()
  return { author: refOf(row.id, row.profile), hasPublicationRequest: row.hasPublicationRequest }
}

/** The schedules of these pages, by page. */
export const findSchedules = async (db: Db, pageIDs: number[]): Promise<Map<number, ScheduledPayload>> => {
  const rows = await db
    .selectFrom('schedule as s')
    .where('s.page_id', 'in', pageIDs)
    .select(['s.page_id as pageID', ...scheduledColumns])
    .execute()
  return new Map(rows.map(({ pageID, ...row }) => [pageID, scheduledOf(row)]))
}

/** All pages of these groups, by group. */
export const findSiblings = async (db: Db, groupIDs: number[]): Promise<Map<number, SiblingPayload[]>> => {
  const rows = await db
    .selectFrom('page')
    .where('group_id', 'in', groupIDs)
    .where('deleted_at', 'is', null)
    .select(['id', 'group_id as groupID', 'locale', 'slug', 'title', sql<PageState>`state`.as('state')])
    .orderBy('locale')
    .execute()
  return Map.groupBy(rows, row => row.groupID)
}
