import { sql } from 'kysely'
import type { Database } from '../../kernel/db/pool.ts'

/** Where visitors find a page; site-wide content has no address. */
export const findLivePlace = async (
  db: Database,
  id: number,
): Promise<{ locale: string; slug: string } | undefined> => {
  const { rows } = await sql<{ locale: string; slug: string }>`
    select locale, slug from live_page where id = ${id} and slug not like '~%'`.execute(db)
  return rows[0]
}

/** The page with a slug, published or not. */
export const findPageID = async (db: Database, locale: string, slug: string): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select id from page where locale = ${locale} and slug = ${slug} and deleted_at is null`.execute(db)
  return rows[0]?.id
}
