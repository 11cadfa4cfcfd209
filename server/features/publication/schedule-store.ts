import type { Input } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Scheduled } from '@ximblox/contract/pages'
import { type Kysely, sql } from 'kysely'
import { containsPattern } from '../../kernel/db/like.ts'
import { offsetOf } from '../../kernel/db/offset.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { scheduledColumns } from '../pages/detail-store.ts'
import type { Failure } from '../pages/scheduled.ts'
import type { Target } from './unpublish-response.ts'

type Db = Kysely<DB>

export interface Schedule {
  pageID: number
  versionID: number | null
  publishAt: Date | null
  unpublishAt: Date | null
  leave: Scheduled['leave']
  target: Target | null
  actorID: number
  failure: Failure | null
}

/** The schedule of a page. Read under the page's lock, which every change of it holds. */
export const findSchedule = async (db: Db, pageID: number): Promise<Schedule | undefined> => {
  const row = await db
    .selectFrom('schedule')
    .where('page_id', '=', pageID)
    .select([
      'page_id as pageID',
      'version_id as versionID',
      'publish_at as publishAt',
      'unpublish_at as unpublishAt',
      sql<Schedule['leave']>`leave`.as('leave'),
      'to_page_id as toPageID',
      'to_url as toURL',
      'actor_id as actorID',
      sql<Failure | null>`failure`.as('failure'),
    ])
    .executeTakeFirst()
  if (!row) return
  const { toPageID, toURL, actorID, ...schedule } = row
  const target = toPageID !== null ? { pageID: toPageID } : toURL !== null ? { url: toURL } : null
  return { ...schedule, actorID: actorID ?? 0, target }
}

/** Pages with a due schedule that has not failed already. */
export const findDue = async (db: Db, now: Date): Promise<number[]> => {
  const rows = await db
    .selectFrom('schedule')
    .where(sql<boolean>`least(publish_at, unpublish_at) <= ${now}`)
    .where(sql<boolean>`(failed_at is null or (failure->>'action' = 'publish' and unpublish_at <= ${now}))`)
    .select('page_id as pageID')
    .orderBy(sql`least(publish_at, unpublish_at)`)
    .execute()
  return rows.map(row => row.pageID)
}

/** When the next schedule is due that has not failed already, which may be in the past. */
export const findNextDue = async (db: Db): Promise<Date | undefined> => {
  const next = await db
    .selectFrom('schedule')
    .where(sql<boolean>`(failed_at is null or failure->>'action' = 'publish')`)
    .select(
      sql<Date | null>`min(case when failed_at is null then least(publish_at, unpublish_at) else unpublish_at end)`.as(
        'at',
      ),
    )
    .executeTakeFirst()
  return next?.at ?? undefined
}

/** Stores the schedule of a page, and wakes the job that runs it. */
export const putSchedule = async (
  db: Db,
  schedule: Omit<Schedule, 'failure'> & { zone: string; to: string; at: Date },
): Promise<void> => {
  const { target } = schedule
  const values = {
    version_id: schedule.versionID,
    publish_at: schedule.publishAt,
    unpublish_at: schedule.unpublishAt,
    zone: schedule.zone,
    leave: schedule.leave,
    to_page_id: target && 'pageID' in target ? target.pageID : null,
    to_url: target && 'url' in target ? target.url : null,
    given_to: schedule.to,
    actor_id: schedule.actorID,
    at: schedule.at,
    failed_at: null,
    failure: null,
  }
  await db
    .insertInto('schedule')
    .values({ page_id: schedule.pageID, ...values })
    .onConflict(conflict => conflict.column('page_id').doUpdateSet(values))
    .execute()
  await sql`notify schedule`.execute(db)
}

export const deleteSchedule = async (db: Db, pageID: number): Promise<void> => {
  await db.deleteFrom('schedule').where('page_id', '=', pageID).execute()
}

/** Removes the parts of a schedule that are not kept. A failure is removed with its action. */
export const trimSchedule = async (
  db: Db,
  { pageID, failure }: Schedule,
  kept: { publish: boolean; unpublish: boolean },
): Promise<void> => {
  if (!kept.publish && !kept.unpublish) return deleteSchedule(db, pageID)
  await db
    .updateTable('schedule')
    .set({
      page_id: pageID,
      ...(!kept.publish && { publish_at: null, version_id: null }),
      ...(!kept.unpublish && { unpublish_at: null }),
      ...(failure && !kept[failure.action] && { failed_at: null, failure: null }),
    })
    .where('page_id', '=', pageID)
    .execute()
}

export const recordFailure = async (db: Db, pageID: number, failure: Failure, at: Date): Promise<void> => {
  await db
    .updateTable('schedule')
    .set({ failed_at: at, failure: JSON.stringify(failure) })
    .where('page_id', '=', pageID)
    .execute()
}

type Arguments = Input<typeof calls.page.listSchedules>['query']

const matching = (db: Db, { searchTerm }: Arguments) => {
  const scheduled = db
    .selectFrom('schedule as s')
    .innerJoin('page as p', 'p.id', 's.page_id')
    .where('p.deleted_at', 'is', null)
  const pattern = containsPattern(searchTerm.trim())
  if (searchTerm.trim() === '') return scheduled
  return scheduled.where(or => or.or([or('p.title', 'ilike', pattern), or('p.slug', 'ilike', pattern)]))
}

const columns = {
  title: sql`p.title`,
  slug: sql`p.slug`,
  locale: sql`p.locale`,
  type: sql`p.type`,
  publishAt: sql`s.publish_at`,
  unpublishAt: sql`s.unpublish_at`,
}

const orderOf = ({ columnToSort, sortOrder }: Arguments) => {
  if (columnToSort === '')
    return sql`s.failed_at desc nulls last, least(s.publish_at, s.unpublish_at), s.page_id`
  const direction = sql.raw(sortOrder)
  return sql`${columns[columnToSort]} ${direction}, s.page_id ${direction}`
}

export const countSchedules = async (db: Db, query: Arguments): Promise<number> => {
  const { total } = await matching(db, query)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const listSchedules = (db: Db, query: Arguments) =>
  matching(db, query)
    .leftJoin('app_user as u', join => join.onRef('u.id', '=', 's.actor_id').on('u.erased_at', 'is', null))
    .select([
      'p.id as pageID',
      'p.title',
      'p.slug',
      'p.locale',
      'p.type',
      sql<number>`coalesce(p.live_id, 0)`.as('publishedVersionID'),
      's.at',
      'u.id as actorID',
      'u.profile',
    ])
    .select(scheduledColumns)
    .orderBy(orderOf(query))
    .limit(query.pageSize)
    .offset(offsetOf(query.pageIndex, query.pageSize))
    .execute()
