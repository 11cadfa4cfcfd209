import type { MenuEntry, PageView } from '@ximblox/blocks/render/page-view'
import type { JsonObject } from '@ximblox/contract/fields'

export interface Breadcrumb {
  title: string
  path: string
}

interface BreadcrumbOptions {
  /** Name of the menu that orders the site. */
  menu: string
  /** Title of the home page. */
  home: string
}

/**
 * The pages from the home page to this one along a menu. A page that is not in the menu comes below the item with the
 * longest matching path, such as `/news` for `/news/a-prize`. The home page has no breadcrumbs.
 */
export const breadcrumbs = (
  { page, menus, site }: PageView,
  { menu, home }: BreadcrumbOptions,
): Breadcrumb[] => {
  const homePath = site.homes[page.locale] ?? '/'
  if (page.path === homePath) return []
  const trail = trails(menus[menu] ?? [])
    .filter(items => leadsTo(items.at(-1)?.path, page.path) && items.at(-1)?.path !== homePath)
    .toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
  const between = (trail ?? []).filter(
    ({ path }) => path.startsWith('/') && path !== homePath && path !== page.path,
  )
  return [{ title: home, path: homePath }, ...between, { title: page.title, path: page.path }]
}

/** A breadcrumb list as schema.org describes it, for `<JsonLd>`. */
export const breadcrumbData = (crumbs: readonly Breadcrumb[], site: PageView['site']): JsonObject => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: `${site.url}${path}`,
  })),
})

/** Every item with those above it. Headings without a link have an empty path. */
const trails = (items: readonly MenuEntry[], above: readonly Breadcrumb[] = []): Breadcrumb[][] =>
  items.flatMap(({ title, href, children }) => {
    const trail = [...above, { title, path: href ?? '' }]
    return [trail, ...trails(children, trail)]
  })

const leadsTo = (path: string | undefined, to: string): boolean =>
  path !== undefined && path.startsWith('/') && (path === to || to.startsWith(`${path}/`))

const lengthOf = (trail: readonly Breadcrumb[]): number => trail.at(-1)?.path.length ?? 0
