/** What may be limited to some locales and page types. */
export const pagePermissionNames = [
  'create-page',
  'edit-page',
  'delete-page',
  'translate-page',
  'request-publication',
  'publish-page',
] as const

/** Everything a role can be allowed to do (specification, section 6, completed). */
export const permissionNames = [
  ...pagePermissionNames,
  'manage-menu',
  'manage-media',
  'manage-tags',
  'manage-users',
  'manage-roles',
  'manage-settings',
  'manage-search',
  'view-submissions',
  'view-audit-log',
  'use-embed',
] as const

export type PermissionName = (typeof permissionNames)[number]

export const isPagePermission = (name: PermissionName): boolean =>
  pagePermissionNames.some(known => known === name)

/** A page permission may be limited; no parameters means everywhere. */
export interface Permission {
  name: PermissionName
  parameters?: { locales?: string[] | undefined; pageTypes?: string[] | undefined } | undefined
}
