import type { Kysely } from 'kysely'
import { menuTag, pageTag, placeTag, siteTag } from '../../kernel/content/tags.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { findAffected } from './affected-store.ts'

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
  const { pageIDs, menuLocales } = await findAffected(db, pages)
  return [
    ...(pages.some(page => page.slug === '') ? [siteTag] : []),
    ...pages.map(({ locale, slug }) => placeTag(locale, slug)),
    ...pageIDs.map(pageTag),
    ...menuLocales.map(menuTag),
  ]
}
