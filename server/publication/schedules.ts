import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { ScheduleRowPayload } from '@ximblox/contract/publication'
import { type Kysely, sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { containsPattern } from '../db/like.ts'
import { offsetOf } from '../db/offset.ts'
import type { DB } from '../db/schema.generated.ts'
import { refOf } from '../pages/details.ts'
import { scheduledColumns, scheduledOf } from '../pages/scheduled.ts'
import { permitUser } from '../permit.ts'

type List = typeof calls.page.listSchedules
type Arguments = Input<List>['query']

/** Lists all schedules. */
export const listSchedules = async (
  app: App,
  actor: Actor,
  { query }: Input<List>,
): Promise<Payload<List>> => {
  permitUser(actor)
  const { total } = await matching(app.db, query)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return { data: { items: total === 0 ? [] : await rows(app.db, query), totalItems: total } }
}

const matching = (db: Kysely<DB>, { searchTerm }: Arguments) => {
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

const rows = async (db: Kysely<DB>, query: Arguments): Promise<ScheduleRowPayload[]> => {
  const found = await matching(db, query)
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
  return found.map(row => ({
    pageID: row.pageID,
    title: row.title,
    slug: row.slug,
    locale: row.locale,
    type: row.type,
    publishedVersionID: row.publishedVersionID,
    ...scheduledOf(row),
    scheduledBy: refOf(row.actorID, row.profile),
    scheduledAt: row.at.toISOString(),
  }))
}
