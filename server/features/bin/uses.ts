import type { LinkingMenu, LinkingPage, UsedElsewhere } from '@ximblox/contract/bin'
import type { JsonObject } from '@ximblox/contract/fields'
import type { MenuItem } from '@ximblox/contract/menus'
import type { VersionContent } from '@ximblox/contract/pages'
import { referenceLocations } from '@ximblox/contract/rules/refs'
import type { Kysely } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { findLinkingMenus, findLinkingPages } from './use-store.ts'

type Db = Kysely<DB>

/**
 * The other pages and the menus that link to a page, in a version that is newest, published, requested or scheduled.
 */
export const findUses = async (db: Db, pageID: number): Promise<UsedElsewhere> => ({
  pages: await findPages(db, pageID),
  menus: await findMenus(db, pageID),
})

const findPages = async (db: Db, pageID: number): Promise<LinkingPage[]> => {
  const ref = `p${pageID}`
  const rows = await findLinkingPages(db, pageID, ref)
  return rows.map(({ seo, media, props, blocks, ...page }) => {
    const content = { ...Object(seo), ...Object(media), props, blocks } satisfies Content
    return { ...page, where: referenceLocations(content, ref) }
  })
}

type Content = Pick<VersionContent, 'seoImage' | '__images' | '__files' | 'blocks'> & { props: JsonObject }

const findMenus = async (db: Db, pageID: number): Promise<LinkingMenu[]> => {
  const rows = await findLinkingMenus(db, pageID)
  return rows.flatMap(({ items, ...menu }) => keysOf(items, pageID).map(key => ({ ...menu, key })))
}

const keysOf = (items: readonly MenuItem[], pageID: number): string[] =>
  items.flatMap(item => [...(item.pageID === pageID ? [item.key] : []), ...keysOf(item.children, pageID)])
