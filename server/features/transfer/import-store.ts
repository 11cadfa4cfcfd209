import { type Kysely, sql } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import type { RedirectRow } from './export-store.ts'

type Db = Kysely<DB>

/** What a site contains, by what it is called; nothing of that which the first start makes. */
export const countContent = async (db: Db): Promise<Record<string, number>> => {
  const { rows } = await sql<{ counts: Record<string, number> }>`
    select json_build_object(
      'pages', (select count(*) from page where slug not like '~%'),
      'versions of site-wide content', (select count(*) from page_version where kind <> 'created'),
      'files', (select count(*) from file),
      'folders', (select count(*) from folder),
      'tags', (select count(*) from tag),
      'menus with items', (select count(*) from menu where items <> '[]'),
      'redirects', (select count(*) from address),
      'synonyms', (select count(*) from search_synonym),
      'submissions', (select count(*) from submission)
    ) as counts`.execute(db)
  return rows[0]?.counts ?? {}
}

/** True when nobody else loads content at this moment; then nobody does until the transaction ends. */
export const tryLockLoading = async (db: Db, key: number): Promise<boolean> => {
  const { rows } = await sql<{
    locked: boolean
  }>`select pg_try_advisory_xact_lock(${key}::bigint) as locked`.execute(db)
  return rows[0]?.locked === true
}

/** The first user, who is the author of what is imported, as of the starter site. */
export const findFirstUser = async (db: Db): Promise<Actor> => {
  const { id, name } = await db
    .selectFrom('app_user')
    .select(['id', sql<string>`coalesce(profile->>'name', '')`.as('name')])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { id, name, permissions: [], address: '' }
}

/** Takes ids from the sequence of a table; those that no row gets are never used again. */
export const takeIDs = async (db: Db, table: 'page' | 'file' | 'tag', count: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count}::int)`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export const insertRedirect = async (db: Db, row: RedirectRow): Promise<void> => {
  await db
    .insertInto('address')
    .values({
      locale: row.locale,
      slug: row.slug,
      query: row.query,
      page_id: row.pageID,
      to_url: row.toURL,
      status: row.status,
      left_by: row.leftBy,
      since: row.since,
    })
    .execute()
}

export const findMenuID = async (db: Db, name: string, locale: string): Promise<number> => {
  const { id } = await db
    .selectFrom('menu')
    .where('name', '=', name)
    .where('locale', '=', locale)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}
