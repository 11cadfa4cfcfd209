import type { SiblingPayload } from '@ximblox/contract/pages'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

export interface LiveRow {
  id: number
  groupID: number
  locale: string
  slug: string
  type: string
  title: string
  publishedAt: Date
  updatedAt: Date
}

/** Pages in locales that were removed are hidden. */
export const isVisible = sql<boolean>`slug not like '~%' and locale = any(array(
  select jsonb_array_elements_text(value->'availableLocales') from live_setting where key = 'locales'))`

export const findLiveSiblings = async (
  db: Db,
  groupIDs: readonly number[],
): Promise<Map<number, SiblingPayload[]>> => {
  const { rows } = await sql<Omit<SiblingPayload, 'state'> & { groupID: number }>`
    select id, group_id as "groupID", locale, slug, title
    from live_page where group_id = any(${groupIDs}::bigint[]) and ${isVisible} order by locale`.execute(db)
  const siblings = rows.map(row => ({ ...row, state: 'published' as const }))
  return Map.groupBy(siblings, row => row.groupID)
}

/** The ids of published pages by their published titles. */
export const findLiveByTitle = async (
  db: Db,
  { type, locale, limit }: { type: string; locale: string; limit: number },
): Promise<number[]> => {
  let query = db.selectFrom('live_card').where(isVisible).select('id')
  if (type !== '') query = query.where('type', '=', type)
  if (locale !== '') query = query.where('locale', '=', locale)
  const rows = await query.orderBy('title').orderBy('id').limit(limit).execute()
  return rows.flatMap(({ id }) => id ?? [])
}

export const findLivePages = async (db: Db, pageIDs: readonly number[]): Promise<LiveRow[]> => {
  const { rows } = await sql<LiveRow>`
    select id, group_id as "groupID", locale, slug, type, title, published_at as "publishedAt", updated_at as "updatedAt"
    from live_page where id = any(${pageIDs}::bigint[]) and ${isVisible}`.execute(db)
  return rows
}
