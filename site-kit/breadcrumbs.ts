import type { MenuEntry, PageView } from '@ximblox/blocks/render/page-view'
import type { JsonObject } from '@ximblox/contract/fields'

/** A page above the current one. */
export interface Breadcrumb {
  title: string
  path: string
}

interface BreadcrumbOptions {
  /** Name of the menu that orders pages whose paths do not. */
  menu: string
  /** Title of the home page. */
  home: string
}

/**
 * The pages from the home page to this one: the pages that its path is below, such as `/news` for `/news/a-prize`, or
 * else the items above it in a menu. The home page has no breadcrumbs.
 */
export const breadcrumbs = (
  { page, above, menus, site }: PageView,
  { menu, home }: BreadcrumbOptions,
): Breadcrumb[] => {
  const homePath = site.homes[page.locale] ?? '/'
  if (page.path === homePath) return []
  const between = above.length > 0 ? above : alongMenu(menus[menu] ?? [], page.path)
  return [
    { title: home, path: homePath },
    ...between
      .map(({ title, path }) => ({ title, path }))
      .filter(({ path }) => path.startsWith('/') && path !== homePath && path !== page.path),
    { title: page.title, path: page.path },
  ]
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

const alongMenu = (menu: readonly MenuEntry[], path: string): Breadcrumb[] =>
  trails(menu).find(items => items.at(-1)?.path === path) ?? []

/** Every item with those above it. Headings without a link have an empty path. */
const trails = (items: readonly MenuEntry[], above: readonly Breadcrumb[] = []): Breadcrumb[][] =>
  items.flatMap(({ title, href, children }) => {
    const trail = [...above, { title, path: href ?? '' }]
    return [trail, ...trails(children, trail)]
  })
