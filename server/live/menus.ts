import type { MenuEntry, PageLink } from '@ximblox/blocks/render/page-view'
import type { MenuItem } from '@ximblox/contract/menus'
import type { LiveMenu } from './live-page.ts'

type Links = Readonly<Record<number, PageLink>>

/** Menus as visitors see them: an entry whose page is not live is left out, with what stands below it. */
export const menusFor = (menus: readonly LiveMenu[], links: Links): Record<string, MenuEntry[]> =>
  Object.fromEntries(menus.map(({ name, items }) => [name, entriesOf(items, links)]))

const entriesOf = (items: readonly MenuItem[], links: Links): MenuEntry[] =>
  items.flatMap(item => {
    const href = hrefOf(item, links)
    return href === undefined
      ? []
      : [{ key: item.key, title: item.title, href, children: entriesOf(item.children, links) }]
  })

/** null for a heading, undefined for a target that is not there. */
const hrefOf = ({ url, pageID }: MenuItem, links: Links): string | null | undefined =>
  pageID === undefined ? url || null : links[pageID]?.path
