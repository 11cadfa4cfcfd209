import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import type { FormPage } from './published-form.ts'
import { readable } from './readable.ts'

const formPageColumns = sql.raw(`id, group_id as "groupID", locale, slug, type, title, props,
  props_version as "propsVersion", shared, blocks`)

/** Live pages by id, as places of forms. */
export const selectFormPages = async (db: Kysely<DB>, ids: readonly number[]): Promise<FormPage[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<FormPage>`
    select ${formPageColumns} from live_page where id = any(${ids}::bigint[])`.execute(db)
  return rows.map(readable)
}

/** Live pages of a type, in the order in which they were created. */
export const selectPagesOfType = async (db: Kysely<DB>, type: string): Promise<FormPage[]> => {
  const { rows } = await sql<FormPage>`
    select ${formPageColumns} from live_page where type = ${type} order by id`.execute(db)
  return rows.map(readable)
}

/** The live pages of a group of translations. */
export const selectPagesOfGroup = async (db: Kysely<DB>, groupID: number): Promise<FormPage[]> => {
  const { rows } = await sql<FormPage>`
    select ${formPageColumns} from live_page where group_id = ${groupID} order by id`.execute(db)
  return rows.map(readable)
}

/**
 * Live pages that may have blocks of these types, in the order in which they were created. Searching the text of the
 * blocks is faster than parsing them, and finds a few pages too many.
 */
export const selectPagesWithBlocks = async (
  db: Kysely<DB>,
  blockTypes: readonly string[],
): Promise<FormPage[]> => {
  if (blockTypes.length === 0) return []
  const { rows } = await sql<FormPage>`
    select ${formPageColumns} from live_page
    where blocks::text ~ ${`"type"\\s*:\\s*"(${blockTypes.join('|')})"`} order by id`.execute(db)
  return rows.map(readable)
}
