import type { Client } from '@ximblox/contract/client'
import type { MenuItem } from '@ximblox/contract/menus'
import type { PageIDs } from './page-rows.ts'
import { type StarterMenuItem, starterMenus } from './starter-menus.ts'
import type { StarterLocale } from './starter-page.ts'

/** Fills the empty menus of a locale. */
export const fillMenus = async (client: Client, locale: StarterLocale, ids: PageIDs): Promise<void> => {
  const { data } = await client.menu.list({})
  for (const [name, items] of Object.entries(starterMenus)) {
    const row = data.find(menu => menu.name === name && menu.locale === locale)
    if (!row) throw new Error(`There is no menu "${name}" in ${locale}`)
    const params = { id: row.id }
    const { menu } = await client.menu.get({ params })
    if (menu.items.length > 0) continue
    await client.menu.store({
      params,
      body: { items: items.map(item => menuItem(item, locale, ids)), revision: menu.revision },
    })
  }
}

const menuItem = (
  { key, title, page, children = [] }: StarterMenuItem,
  locale: StarterLocale,
  ids: PageIDs,
): MenuItem => ({
  key,
  title: title[locale],
  ...(page !== undefined && { pageID: ids.get(page) }),
  children: children.map(child => menuItem(child, locale, ids)),
})
