import type { Label } from '@ximblox/blocks/label'
import type { Permission, PermissionName } from '@ximblox/contract/permissions'
import { allows } from '@ximblox/contract/rules/permissions'
import type { ExtraMenuItem } from '../site.tsx'
import { menuItems, type OwnItem } from './menu-items.ts'

/** An item to render. */
export interface MenuEntry {
  title: string
  /** Below /cmsadmin; absent for a group and for a button. */
  path?: string
  icon?: OwnItem['icon']
  action?: 'log-out'
  items: MenuEntry[]
  active: boolean
}

export interface MenuFacts {
  permissions: readonly Permission[]
  pageTypes: readonly { id: string; label: Label; blank?: boolean }[]
  extraItems: readonly ExtraMenuItem[]
  /** The current path below /cmsadmin. */
  path: string
  labelText: (label: Label) => string
  titleOf: (title: OwnItem['title']) => string
  /** Whether a route has this path. */
  hasScreen: (path: string) => boolean
}

/** The side menu (specification, section 2), limited to what this user can access. */
export const menuOf = (facts: MenuFacts): MenuEntry[] => {
  const own = menuItems.flatMap(item => ownEntry(item, facts))
  const extra = facts.extraItems.flatMap(item => extraEntry(item, facts))
  const end = own.findIndex(entry => entry.action === 'log-out')
  return own.toSpliced(end, 0, ...extra)
}

export const overviewPath = (pageTypeID: string) =>
  `/page-overview/${encodeURIComponent(pageTypeID.toLowerCase())}`

const ownEntry = ({ otherwise, ...item }: OwnItem, facts: MenuFacts): MenuEntry[] => {
  if (!isAllowed(item.permission, facts)) return otherwise ? ownEntry({ ...item, ...otherwise }, facts) : []
  if (item.path !== undefined && !facts.hasScreen(item.path)) return []
  const items = item.listsPageTypes
    ? typeEntries(facts)
    : (item.items ?? []).flatMap(one => ownEntry(one, facts))
  return kept({
    title: facts.titleOf(item.title),
    ...(item.path !== undefined && { path: item.path }),
    ...(item.icon && { icon: item.icon }),
    ...(item.action && { action: item.action }),
    items,
    active: isActive(item.path, facts.path) || isActive(item.covers, facts.path),
  })
}

const typeEntries = (facts: MenuFacts): MenuEntry[] =>
  facts.pageTypes
    .filter(type => !type.blank)
    .map(type => {
      const path = overviewPath(type.id)
      return { title: facts.labelText(type.label), path, items: [], active: isActive(path, facts.path) }
    })

const extraEntry = (item: ExtraMenuItem, facts: MenuFacts): MenuEntry[] => {
  if (!isAllowed(item.permission, facts)) return []
  const path = item.slug === undefined ? undefined : `/${item.slug}`
  return kept({
    title: facts.labelText(item.title),
    ...(path !== undefined && { path }),
    items: (item.items ?? []).flatMap(one => extraEntry(one, facts)),
    active: isActive(path, facts.path),
  })
}

const isAllowed = (permission: PermissionName | undefined, { permissions }: MenuFacts) =>
  permission === undefined || allows(permissions, permission)

/** A group without items is hidden. */
const kept = (entry: MenuEntry): MenuEntry[] =>
  entry.items.length > 0 || entry.path !== undefined || entry.action ? [entry] : []

/** An item is active on screens below its path too, except for the page overview at the root. */
const isActive = (path: string | undefined, current: string): boolean => {
  if (path === undefined) return false
  const currentPath = current.replace(/\/+$/, '') || '/'
  return currentPath === path || (path !== '/' && currentPath.startsWith(`${path}/`))
}
