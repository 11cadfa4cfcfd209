import type { Label } from '@ximblox/blocks/label'
import type { Permission, PermissionName } from '@ximblox/contract/permissions'
import { allows } from '@ximblox/contract/rules/permissions'
import type { AdminScreen, ExtraMenuItem } from '../site.tsx'
import { type BuiltInItem, menuItems } from './menu-items.ts'

/** An item to render. */
export interface SideMenuItem {
  title: string
  /** Below /cmsadmin; absent for a group and for a button. */
  path?: string
  icon?: BuiltInItem['icon'] | ExtraMenuItem['icon']
  action?: 'log-out'
  counts?: BuiltInItem['counts']
  items: SideMenuItem[]
  active: boolean
}

export interface MenuContext {
  permissions: readonly Permission[]
  pageTypes: readonly { id: string; label: Label; listLabel?: Label; blank?: boolean }[]
  hasGlobals?: boolean
  siteItems: readonly ExtraMenuItem[]
  siteScreens: readonly AdminScreen[]
  /** The current path below /cmsadmin. */
  path: string
  labelText: (label: Label) => string
  titleOf: (title: BuiltInItem['title']) => string
  /** Whether this path has a screen that the user may see. */
  mayOpen: (path: string) => boolean
}

/** The side menu, limited to what this user can access. */
export const buildMenu = (context: MenuContext): SideMenuItem[] => {
  const builtIn = menuItems.flatMap(item => builtInItems(item, context))
  const extra = context.siteItems.flatMap(item => extraItems(item, context))
  const end = builtIn.findIndex(item => item.action === 'log-out')
  return builtIn.toSpliced(end, 0, ...extra)
}

export const overviewPath = (pageTypeID: string) =>
  `/page-overview/${encodeURIComponent(pageTypeID.toLowerCase())}`

const builtInItems = ({ fallback, ...item }: BuiltInItem, context: MenuContext): SideMenuItem[] => {
  if (!isAllowed(item.permission, context)) return []
  if (item.path !== undefined && !context.mayOpen(item.path))
    return fallback === undefined ? [] : builtInItems({ ...item, path: fallback }, context)
  if (item.needsGlobals && !context.hasGlobals) return []
  const items = item.listsPageTypes
    ? pageTypeItems(context)
    : (item.items ?? []).flatMap(one => builtInItems(one, context))
  return unlessEmpty({
    title: context.titleOf(item.title),
    ...(item.path !== undefined && { path: item.path }),
    ...(item.icon && { icon: item.icon }),
    ...(item.action && { action: item.action }),
    ...(item.counts && { counts: item.counts }),
    items,
    active: isActive([item.path, ...(item.alsoActiveAt ?? [])], context),
  })
}

const pageTypeItems = (context: MenuContext): SideMenuItem[] =>
  context.pageTypes
    .filter(type => !type.blank)
    .map(type => {
      const path = overviewPath(type.id)
      const title = context.labelText(type.listLabel ?? type.label)
      return { title, path, items: [], active: isActive([path], context) }
    })

const extraItems = (item: ExtraMenuItem, context: MenuContext): SideMenuItem[] => {
  if (!isAllowed(item.permission, context)) return []
  const { icon, items = [] } = item
  const children = items.flatMap(one => extraItems(one, context))
  const own = { title: context.labelText(item.title), ...(icon && { icon }) }
  const path = pathOfScreen(item.slug, context)
  if (path === undefined) return unlessEmpty({ ...own, items: children, active: false })
  const screen = { ...own, path, items: [], active: isActive([path], context) }
  // The button of a group only folds it, so its screen is the first one below.
  return children.length === 0 ? [screen] : [{ ...own, items: [screen, ...children], active: false }]
}

/** Where an item of the site leads; nothing without a screen, or without the permission for it. */
const pathOfScreen = (slug: string | undefined, context: MenuContext): string | undefined => {
  const screen = context.siteScreens.find(one => one.slug === slug)
  return screen && isAllowed(screen.permission, context) ? `/${screen.slug}` : undefined
}

const isAllowed = (permission: PermissionName | undefined, { permissions }: MenuContext) =>
  permission === undefined || allows(permissions, permission)

/** A group without items is hidden. */
const unlessEmpty = (item: SideMenuItem): SideMenuItem[] =>
  item.items.length > 0 || item.path !== undefined || item.action ? [item] : []

/** An item is active on the screens below its paths, too, unless those belong to another item. */
const isActive = (paths: readonly (string | undefined)[], context: MenuContext): boolean => {
  const current = context.path.replace(/\/+$/, '') || '/'
  const isAt = (path: string) => current === path || (path !== '/' && current.startsWith(`${path}/`))
  const [nearest] = pathsIn(context)
    .filter(isAt)
    .toSorted((a, b) => b.length - a.length)
  return paths.some(path => path !== undefined && path === nearest)
}

/** The paths of all items, including those that this user does not see. */
const pathsIn = ({ pageTypes, siteScreens }: MenuContext): string[] => [
  ...menuItems
    .flatMap(item => [item, ...(item.items ?? [])])
    .flatMap(({ path, alsoActiveAt = [] }) => [...(path === undefined ? [] : [path]), ...alsoActiveAt]),
  ...pageTypes.map(({ id }) => overviewPath(id)),
  ...siteScreens.map(({ slug }) => `/${slug}`),
]
