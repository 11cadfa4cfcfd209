import type { PageState, ScheduledPayload } from '@ximblox/contract/pages'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import type { Failure } from './scheduled.ts'

type Db = Kysely<DB>

/** Who created a page, and the publication that visitors see. */
export const findCreation = (db: Db, pageID: number) =>
  db
    .selectFrom('page as p')
    .leftJoin('app_user as u', join => join.onRef('u.id', '=', 'p.author_id').on('u.erased_at', 'is', null))
    .where('p.id', '=', pageID)
    .select(['u.id', 'u.profile'])
    .select(
      sql<number>`case when p.live_id is null then 0 else coalesce(
        (select max(id) from publication where page_id = p.id and action = 'publish'), 0) end`.as(
        'publishedID',
      ),
    )
    .executeTakeFirstOrThrow()

/** Who wrote a version. */
export const findVersionAuthor = (db: Db, versionID: number) =>
  versionAuthors(db).where('v.id', '=', versionID).executeTakeFirstOrThrow()

/** Who wrote a version, and whether its publication is requested. */
export const findVersionDetails = (db: Db, versionID: number) =>
  versionAuthors(db)
    .where('v.id', '=', versionID)
    .select(
      sql<boolean>`exists (select from request where version_id = v.id and state = 'open')`.as(
        'hasPublicationRequest',
      ),
    )
    .executeTakeFirstOrThrow()

const versionAuthors = (db: Db) =>
  db
    .selectFrom('page_version as v')
    .leftJoin('app_user as u', join => join.onRef('u.id', '=', 'v.author_id').on('u.erased_at', 'is', null))
    .select(['u.id', 'u.profile'])

/** The columns of a schedule `s` for a response. */
export const scheduledColumns = [
  's.publish_at as publishAt',
  's.unpublish_at as unpublishAt',
  's.version_id as versionID',
  's.zone',
  sql<ScheduledPayload['leave']>`s.leave`.as('leave'),
  's.given_to as to',
  's.failed_at as failedAt',
  sql<Failure | null>`s.failure`.as('failure'),
] as const

export const findSchedule = (db: Db, pageID: number) =>
  db.selectFrom('schedule as s').where('s.page_id', '=', pageID).select(scheduledColumns).executeTakeFirst()

/** The schedules of these pages. */
export const listSchedules = (db: Db, pageIDs: number[]) =>
  db
    .selectFrom('schedule as s')
    .where('s.page_id', 'in', pageIDs)
    .select(['s.page_id as pageID', ...scheduledColumns])
    .execute()

export const findOpenRequest = (db: Db, pageID: number) =>
  db
    .selectFrom('request as r')
    .leftJoin('app_user as u', join =>
      join.onRef('u.id', '=', 'r.requester_id').on('u.erased_at', 'is', null),
    )
    .where('r.page_id', '=', pageID)
    .where('r.state', '=', 'open')
    .select(['r.version_id as versionID', 'r.comment', 'r.at', 'u.id', 'u.profile'])
    .executeTakeFirst()

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

export const findRejection = (db: Db, pageID: number) =>
  rejections(db, [pageID])
    .leftJoin('app_user as u', join => join.onRef('u.id', '=', 'r.decided_by').on('u.erased_at', 'is', null))
    .select(['r.feedback', sql<Date>`r.decided_at`.as('at'), 'u.id', 'u.profile'])
    .executeTakeFirst()

/** Those of these pages with a current rejection. */
export const findRejected = async (db: Db, pageIDs: number[]): Promise<Set<number>> => {
  const rows = await rejections(db, pageIDs).select('r.page_id as pageID').execute()
  return new Set(rows.map(({ pageID }) => pageID))
}

/** All pages of these groups. */
export const listGroupPages = (db: Db, groupIDs: number[]) =>
  db
    .selectFrom('page')
    .where('group_id', 'in', groupIDs)
    .where('deleted_at', 'is', null)
    .select(['id', 'group_id as groupID', 'locale', 'slug', 'title', sql<PageState>`state`.as('state')])
    .orderBy('locale')
    .execute()
