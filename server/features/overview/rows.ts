import type { Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Kysely } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { findRejected } from '../pages/detail-store.ts'
import { findSchedules, refOf } from '../pages/details.ts'
import { findGroupPages, type Lead } from './lead-store.ts'

export type Row = Payload<typeof calls.page.overview>['data']['items'][number]

type RowPage = Row['pages'][number]

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
  const found = await findGroupPages(db, groupIDs)
  const ids = found.map(({ id }) => id)
  const [schedules, rejected] = [await findSchedules(db, ids), await findRejected(db, ids)]
  const rows = found.map(({ groupID, id, locale, slug, title, state, versionID, behind, ...row }) => ({
    groupID,
    page: {
      ...{ id, locale, slug, title, state, versionID },
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
