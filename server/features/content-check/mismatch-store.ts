import type { Mismatch } from '@ximblox/blocks/content-mismatches'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { containsPattern } from '../../kernel/db/like.ts'
import { offsetOf } from '../../kernel/db/offset.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { readLocales } from '../settings/store.ts'

type Db = Kysely<DB>

export interface Selection {
  pageIndex: number
  pageSize: number
  searchTerm?: string
  columnToSort?: '' | 'title' | 'slug' | 'locale' | 'type'
  sortOrder?: 'asc' | 'desc'
}

interface Row {
  pageID: number
  title: string
  slug: string
  locale: string
  type: string
  isPublished: boolean
  isLive: boolean
  versionID: number
  mismatches: Mismatch[]
  totalMismatches: number
}

export interface FoundMismatches {
  items: (Omit<Row, 'isPublished'> & { path: string | null })[]
  totalItems: number
  totalLive: number
}

/** The pages whose latest or published version does not match, published versions first. */
export const findMismatches = async (db: Db, selection: Selection): Promise<FoundMismatches> => {
  const { totalItems, totalLive } = await count(db, selection)
  const settings = await readLocales(db)
  const rows = totalItems === 0 ? [] : await select(db, selection)
  return {
    items: rows.map(({ isPublished, ...row }) => ({
      ...row,
      path: isPublished ? pathOf(row, settings) : null,
    })),
    totalItems,
    totalLive,
  }
}

/** One row per page: for its published version if that does not match, otherwise for its latest one. */
const matching = ({ searchTerm = '' }: Selection) => sql`
  (select distinct on (p.id) p.id as "pageID", p.title, p.slug, p.locale, p.type,
      p.live_id is not null as "isPublished", coalesce(p.live_id = m.version_id, false) as "isLive",
      m.version_id as "versionID", m.mismatches, m.total as "totalMismatches"
    from content_mismatch m
    join page p on p.id = m.page_id and p.deleted_at is null and m.version_id in (p.head_id, p.live_id)
    where ${named(searchTerm.trim())}
    order by p.id, coalesce(p.live_id = m.version_id, false) desc) found`

const named = (term: string) =>
  term === ''
    ? sql`true`
    : sql`(p.title ilike ${containsPattern(term)} or p.slug ilike ${containsPattern(term)})`

const count = async (db: Db, selection: Selection) => {
  const { rows } = await sql<{ totalItems: number; totalLive: number }>`
    select count(*) as "totalItems", count(*) filter (where "isLive") as "totalLive"
    from ${matching(selection)}`.execute(db)
  return rows[0] ?? { totalItems: 0, totalLive: 0 }
}

const columns = {
  title: sql`title`,
  slug: sql`slug`,
  locale: sql`locale`,
  type: sql`type`,
}

const select = async (db: Db, selection: Selection): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select * from ${matching(selection)}
    order by ${orderOf(selection)}
    limit ${selection.pageSize} offset ${offsetOf(selection.pageIndex, selection.pageSize)}`.execute(db)
  return rows
}

const orderOf = ({ columnToSort = '', sortOrder = 'asc' }: Selection): RawBuilder<unknown> => {
  if (columnToSort === '') return sql`"isLive" desc, title, "pageID"`
  const direction = sql.raw(sortOrder)
  return sql`${columns[columnToSort]} ${direction}, "pageID" ${direction}`
}
