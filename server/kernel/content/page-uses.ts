import type { PageUsePayload } from '@ximblox/contract/media'
import { referenceLocations } from '@ximblox/contract/rules/refs'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import { findContents, listUses, type UseList } from './page-use-store.ts'

type Db = Kysely<DB>

/** One page of the list of pages with one of these references, such as `f12` or `t5`, and where they have it. */
export const findUses = async (
  db: Db,
  refs: readonly string[],
  list: UseList,
): Promise<{ items: PageUsePayload[]; total: number }> => {
  const { rows, total } = await listUses(db, refs, list)
  const contents = await findContents(
    db,
    rows.map(row => row.versionID),
  )
  const items = rows.map(row => {
    const content = contents.get(row.versionID)
    const where = content ? refs.flatMap(ref => referenceLocations(content, ref)) : []
    return { ...row, where: [...new Set(where)] }
  })
  return { items, total }
}

/** As many uses as the refusal of a deletion names. */
export const firstPage = {
  pageIndex: 0,
  pageSize: 100,
  searchTerm: '',
  columnToSort: '',
  sortOrder: 'asc',
} as const
