import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import * as store from './store.ts'

/** The next pages after one whose words are not up to date, by id. */
export const findStalePages = async (db: Kysely<DB>, after: number, limit: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('page')
    .select('id')
    .where('words_stale', 'is', true)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Locks a page until the transaction ends. False if another one has locked it, or its words are up to date. */
export const lockStalePage = async (db: Kysely<DB>, id: number): Promise<boolean> => {
  const { rows } = await sql`select id from page where id = ${id} and words_stale
        for no key update skip locked`.execute(db)
  return rows.length > 0
}

/** Leaves the words of a page as they are, until its content changes again. */
export const endStaleness = async (db: Kysely<DB>, id: number): Promise<void> => {
  await db.updateTable('page').set({ words_stale: false }).where('id', '=', id).execute()
}

export type Version = store.VersionRecord & { type: string }

/** The newest version of each page, and then the published one if it is another. */
export const findVersions = (db: Kysely<DB>, pageIDs: readonly number[]): Promise<Version[]> =>
  store
    .versions(db)
    .innerJoin('page as p', 'p.id', 'v.page_id')
    .where(sql<boolean>`p.id = any(${pageIDs}::bigint[])`)
    .where(sql<boolean>`v.id in (p.head_id, p.live_id)`)
    .select('p.type')
    .orderBy('v.id', 'desc')
    .execute()

export const putWords = async (db: Kysely<DB>, pageID: number, text: string) => {
  await sql`insert into draft_entry (page_id, tsv)
    select id, to_tsvector(search_configuration(locale), ${text}) from page where id = ${pageID}
    on conflict (page_id) do update set tsv = excluded.tsv`.execute(db)
  await db
    .updateTable('page')
    .set({ words_stale: false })
    .where('id', '=', pageID)
    .where('words_stale', 'is', true)
    .execute()
}
