import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { HistoryRowPayload, VersionEvent } from '@ximblox/contract/history'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permitUser } from '../../kernel/permit.ts'
import { refOf } from '../pages/details.ts'
import { findPage } from '../pages/store.ts'
import { type EventRow, findEvents, listVersionRows, type VersionRow } from './store.ts'

type List = typeof calls.page.listVersions

/** The versions of a page with their events. */
export const listVersions = async (
  app: App,
  actor: Actor,
  { params, query }: Input<List>,
): Promise<Payload<List>> => {
  permitUser(actor)
  const page = await findPage(app.db, params.id)
  if (!page) throw refuse('pageNotFound')
  const { rows, total } = await listVersionRows(app.db, page.id, query)
  const events = await findEvents(
    app.db,
    rows.map(row => row.versionID),
  )
  const items = rows.map(row => present(row, page.liveID, events.get(row.versionID) ?? []))
  return { data: { items, totalItems: total } }
}

const present = (row: VersionRow, liveID: number | null, events: EventRow[]): HistoryRowPayload => ({
  versionID: row.versionID,
  title: row.title,
  revision: row.revision,
  author: refOf(row.authorID, row.profile),
  at: row.updatedAt.toISOString(),
  kind: row.kind,
  published: row.versionID === liveID,
  restoredFrom: row.restoredFrom ?? 0,
  events: events.map(presentEvent),
})

const presentEvent = ({ event, at, userID, profile, remark }: EventRow): VersionEvent => ({
  event,
  at: at.toISOString(),
  by: refOf(userID, profile),
  remark,
})
