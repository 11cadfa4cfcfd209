/** Permissions that can be limited to locales and page types. */
export const pagePermissionNames = [
  'create-page',
  'edit-page',
  'delete-page',
  'translate-page',
  'request-publication',
  'publish-page',
] as const

/** Every permission of the product. See docs/rules.md, Permissions. */
export const permissionNames = [
  ...pagePermissionNames,
  'manage-menu',
  'manage-redirects',
  'manage-media',
  'manage-tags',
  'manage-users',
  'manage-roles',
  'manage-settings',
  'manage-search',
  'manage-api-tokens',
  'manage-webhooks',
  'view-submissions',
  'view-audit-log',
  'use-embed',
] as const

type ProductPermission = (typeof permissionNames)[number]

/** A permission that a site declares, under its own name. */
export type SitePermission = `site:${string}`

export type PermissionName = ProductPermission | SitePermission

/** What follows `site:` in the name of a permission of a site. */
export const sitePermissionPattern = /^[a-z][a-z0-9-]{0,63}$/

export const isSitePermission = (name: PermissionName): name is SitePermission => name.startsWith('site:')

export const isPagePermission = (name: PermissionName): boolean =>
  pagePermissionNames.some(known => known === name)

/** Parameters limit a page permission; without them it applies everywhere. */
export interface Permission {
  name: PermissionName
  parameters?: { locales?: string[] | undefined; pageTypes?: string[] | undefined } | undefined
}
