import { type Kysely, sql } from 'kysely'
import { menuTag, pageTag, placeTag, siteTag } from '../content/tags.ts'
import type { DB } from '../db/schema.generated.ts'

interface Page {
  id: number
  groupID: number
  locale: string
  slug: string
}

export const affectedTagsOf = (db: Kysely<DB>, page: Page): Promise<string[]> => affectedTags(db, [page])

/**
 * Tags of content that shows whether and where pages are live: the language links of their siblings, the breadcrumbs of
 * the pages below them, the menus that link to them, and for a home page the language links of the whole site.
 */
export const affectedTags = async (db: Kysely<DB>, pages: readonly Page[]): Promise<string[]> => {
  const groupIDs = pages.map(page => page.groupID)
  const refs = pages.map(page => `p${page.id}`)
  // Includes siblings that are not live, because one may be published at this moment in another transaction.
  const siblings = await db
    .selectFrom('page')
    .where(sql<boolean>`group_id = any(${groupIDs}::bigint[])`)
    .select('id')
    .execute()
  const menus = await db
    .selectFrom('menu')
    .where(sql<boolean>`refs && ${refs}::text[]`)
    .select('locale')
    .execute()
  return [
    ...(pages.some(page => page.slug === '') ? [siteTag] : []),
    ...pages.map(({ locale, slug }) => placeTag(locale, slug)),
    ...siblings.map(sibling => pageTag(sibling.id)),
    ...menus.map(menu => menuTag(menu.locale)),
  ]
}
