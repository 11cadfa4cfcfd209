import type { PageRowPayload, SiblingPayload } from '@ximblox/contract/pages'
import type { Kysely } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { findLivePages, findLiveSiblings, type LiveRow } from './live-row-store.ts'

type Db = Kysely<DB>

/** The rows of published pages as visitors see them: nothing in them tells of a draft. */
export const findLiveRows = async (
  db: Db,
  pageIDs: readonly number[],
): Promise<Map<number, PageRowPayload>> => {
  if (pageIDs.length === 0) return new Map()
  const rows = await findLivePages(db, pageIDs)
  const siblings = await findLiveSiblings(db, [...new Set(rows.map(row => row.groupID))])
  return new Map(rows.map(row => [row.id, present(row, siblings.get(row.groupID) ?? [])]))
}

const present = (
  { groupID: _groupID, publishedAt, updatedAt, ...row }: LiveRow,
  group: readonly SiblingPayload[],
): PageRowPayload => ({
  ...row,
  state: 'published',
  publishedAt: publishedAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  siblings: group.filter(sibling => sibling.id !== row.id),
})
