import type { FileView, MenuEntry, PageLink } from '@ximblox/blocks/render/page-view'
import type { MenuItem } from '@ximblox/contract/menus'
import { sharedFilePath } from '@ximblox/contract/rules/shared-file-path'
import type { LiveMenu } from './live-page.ts'

/** The possible targets of menu items. */
interface Targets {
  links: Readonly<Record<number, PageLink>>
  files: Readonly<Record<number, FileView>>
}

/**
 * Menus as visitors see them. An item whose page is not live, or whose file is not shared, is left out with all items
 * below it.
 */
export const menusFor = (menus: readonly LiveMenu[], targets: Targets): Record<string, MenuEntry[]> =>
  Object.fromEntries(menus.map(({ name, items }) => [name, entriesOf(items, targets)]))

const entriesOf = (items: readonly MenuItem[], targets: Targets): MenuEntry[] =>
  items.flatMap(item => {
    const href = hrefOf(item, targets)
    return href === undefined
      ? []
      : [{ key: item.key, title: item.title, href, children: entriesOf(item.children, targets) }]
  })

/** Returns null for a heading, and undefined when the target does not exist. */
const hrefOf = ({ url, pageID, fileID }: MenuItem, { links, files }: Targets): string | null | undefined => {
  if (pageID !== undefined) return links[pageID]?.path
  if (fileID === undefined) return url || null
  const file = files[fileID]
  return file?.shared ? sharedFilePath(file) : undefined
}
