import type { PageState } from '@ximblox/contract/pages'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

interface PageCounts {
  pages: number
  livePages: number
  scheduledPages: number
}

/** The pages of each locale that has any, without the site-wide content. */
export const countPages = async (db: Db): Promise<Map<string, PageCounts>> => {
  const rows = await db
    .selectFrom('page as p')
    .leftJoin('schedule as s', 's.page_id', 'p.id')
    .where('p.deleted_at', 'is', null)
    .where('p.slug', 'not like', '~%')
    .groupBy('p.locale')
    .select([
      'p.locale',
      sql<number>`count(*)`.as('pages'),
      sql<number>`count(p.live_id)`.as('livePages'),
      sql<number>`count(s.page_id)`.as('scheduledPages'),
    ])
    .execute()
  return new Map(rows.map(({ locale, ...counts }) => [locale, counts]))
}

/** The number of menus with items, by locale. */
export const countMenus = async (db: Db): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('menu')
    .where(sql<boolean>`items <> '[]'::jsonb`)
    .groupBy('locale')
    .select(['locale', sql<number>`count(*)`.as('menus')])
    .execute()
  return new Map(rows.map(({ locale, menus }) => [locale, menus]))
}

/** The pages with these slugs in all locales. */
export const findPagesAt = (db: Db, slugs: readonly string[]) =>
  db
    .selectFrom('page')
    .where('deleted_at', 'is', null)
    .where('slug', 'in', slugs)
    .select(['id', 'locale', 'slug', 'title', sql<PageState>`state`.as('state')])
    .execute()
