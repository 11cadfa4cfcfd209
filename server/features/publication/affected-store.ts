import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

/** The pages of the groups of these pages, and the locales of the menus that link to them. */
export const findAffected = async (
  db: Kysely<DB>,
  pages: readonly { id: number; groupID: number }[],
): Promise<{ pageIDs: number[]; menuLocales: string[] }> => {
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
  return { pageIDs: siblings.map(({ id }) => id), menuLocales: menus.map(({ locale }) => locale) }
}
