import type { FileView, MenuEntry, PageLink } from '@ximblox/blocks/render/page-view'
import type { MenuItem } from '@ximblox/contract/menus'
import { sharedFilePath } from '@ximblox/contract/rules/shared-file-path'
import type { LiveMenu } from './live-page.ts'

/** Where entries may lead. */
interface Targets {
  links: Readonly<Record<number, PageLink>>
  files: Readonly<Record<number, FileView>>
}

/** Menus as visitors see them: an entry whose page is not live, or file not shared, is left out with all below it. */
export const menusFor = (menus: readonly LiveMenu[], targets: Targets): Record<string, MenuEntry[]> =>
  Object.fromEntries(menus.map(({ name, items }) => [name, entriesOf(items, targets)]))

const entriesOf = (items: readonly MenuItem[], targets: Targets): MenuEntry[] =>
  items.flatMap(item => {
    const href = hrefOf(item, targets)
    return href === undefined
      ? []
      : [{ key: item.key, title: item.title, href, children: entriesOf(item.children, targets) }]
  })

/** null for a heading, undefined for a target that is not there. */
const hrefOf = ({ url, pageID, fileID }: MenuItem, { links, files }: Targets): string | null | undefined => {
  if (pageID !== undefined) return links[pageID]?.path
  if (fileID === undefined) return url || null
  const file = files[fileID]
  return file?.shared ? sharedFilePath(file) : undefined
}
