import type { MenuEntry, PageView } from '@ximblox/blocks/render/page-view'

/** Where the current page is in a menu. */
export interface CurrentEntry {
  key: string
  /** `page` for the page itself, `true` for the section that it is in. */
  current: 'page' | 'true'
  /** The keys of the entries above it. */
  above: ReadonlySet<string>
}

/** The entry of a menu that leads to the page, or else to the nearest page that its path is below. */
export const currentEntry = (
  menu: readonly MenuEntry[],
  { page, site }: Pick<PageView, 'page' | 'site'>,
): CurrentEntry | undefined => {
  const home = site.homes[page.locale] ?? '/'
  const matching = withAbove(menu).filter(
    ({ entry: { href } }) =>
      href === page.path || (href !== null && href !== home && page.path.startsWith(`${href}/`)),
  )
  const [nearest] = matching.toSorted((a, b) => lengthOf(b.entry) - lengthOf(a.entry))
  if (!nearest) return
  const { entry, above } = nearest
  return { key: entry.key, current: entry.href === page.path ? 'page' : 'true', above: new Set(above) }
}

const withAbove = (
  entries: readonly MenuEntry[],
  above: readonly string[] = [],
): { entry: MenuEntry; above: readonly string[] }[] =>
  entries.flatMap(entry => [{ entry, above }, ...withAbove(entry.children, [...above, entry.key])])

const lengthOf = ({ href }: MenuEntry): number => href?.length ?? 0
