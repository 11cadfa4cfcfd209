import { type Kysely, sql } from 'kysely'
import { menuTag, pageTag } from '../content/tags.ts'
import type { DB } from '../db/schema.generated.ts'

interface Page {
  id: number
  groupID: number
}

/** What else shows whether and where a page is live, by cache tag. */
export const affectedTagsOf = (db: Kysely<DB>, page: Page): Promise<string[]> => affectedTags(db, [page])

/**
 * Tags of what shows whether and where pages are live, beside their own content: their siblings' language
 * links, and the menus that point at them.
 */
export const affectedTags = async (db: Kysely<DB>, pages: readonly Page[]): Promise<string[]> => {
  const groupIDs = pages.map(page => page.groupID)
  const refs = pages.map(page => `p${page.id}`)
  // Those that are not live too: one may be published at this moment, and could not be seen to be.
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
  return [...siblings.map(sibling => pageTag(sibling.id)), ...menus.map(menu => menuTag(menu.locale))]
}
