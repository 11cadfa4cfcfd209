import type { PageRowPayload } from '@ximblox/contract/pages'
import type { Kysely } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { findRejected } from './detail-store.ts'
import { findSchedules, findSiblings, refOf } from './details.ts'
import type { Row } from './list-store.ts'

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
