import { type Kysely, sql } from 'kysely'
import { menuTag, pageTag } from '../content/tags.ts'
import type { DB } from '../db/schema.generated.ts'

/**
 * Tags of what shows whether and where a page is live, beside its own content: its siblings' language
 * links, and the menus that point at it.
 */
export const tagsOfMove = async (
  db: Kysely<DB>,
  page: { id: number; groupID: number; locale: string; slug: string },
): Promise<string[]> => {
  // Those that are not live too: one may be published at this moment, and could not be seen to be.
  const siblings = await db.selectFrom('page').where('group_id', '=', page.groupID).select('id').execute()
  const menus = await db
    .selectFrom('menu')
    .where(sql<boolean>`refs @> array[${`p${page.id}`}]::text[]`)
    .select('locale')
    .execute()
  return [...siblings.map(sibling => pageTag(sibling.id)), ...menus.map(menu => menuTag(menu.locale))]
}
