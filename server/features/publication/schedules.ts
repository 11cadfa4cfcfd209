import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { ScheduleRowPayload } from '@ximblox/contract/publication'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { permitUser } from '../../kernel/permit.ts'
import { refOf } from '../pages/details.ts'
import { scheduledOf } from '../pages/scheduled.ts'
import * as store from './schedule-store.ts'

type List = typeof calls.page.listSchedules

/** Lists all schedules. */
export const listSchedules = async (
  app: App,
  actor: Actor,
  { query }: Input<List>,
): Promise<Payload<List>> => {
  permitUser(actor)
  const totalItems = await store.countSchedules(app.db, query)
  const rows = totalItems === 0 ? [] : await store.listSchedules(app.db, query)
  return { data: { items: rows.map(presentRow), totalItems } }
}

type Row = Awaited<ReturnType<typeof store.listSchedules>>[number]

const presentRow = (row: Row): ScheduleRowPayload => ({
  pageID: row.pageID,
  title: row.title,
  slug: row.slug,
  locale: row.locale,
  type: row.type,
  publishedVersionID: row.publishedVersionID,
  ...scheduledOf(row),
  scheduledBy: refOf(row.actorID, row.profile),
  scheduledAt: row.at.toISOString(),
})
