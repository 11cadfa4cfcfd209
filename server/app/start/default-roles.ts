import { type Permission, type PermissionName, permissionNames } from '@ximblox/contract/permissions'

const named = (...names: PermissionName[]): Permission[] => names.map(name => ({ name }))

/** The roles created at the first start. An administrator may change them afterwards. */
export const defaultRoles: { name: string; permissions: Permission[] }[] = [
  { name: 'Administrator', permissions: named(...permissionNames) },
  {
    name: 'Publisher',
    permissions: named(
      'create-page',
      'edit-page',
      'delete-page',
      'translate-page',
      'request-publication',
      'publish-page',
      'manage-menu',
      'manage-redirects',
      'manage-media',
      'manage-tags',
      'view-submissions',
      'use-embed',
    ),
  },
  {
    name: 'Editor',
    permissions: named(
      'create-page',
      'edit-page',
      'translate-page',
      'request-publication',
      'manage-media',
      'manage-tags',
    ),
  },
  { name: 'Translator', permissions: named('edit-page', 'translate-page', 'request-publication') },
  { name: 'Viewer', permissions: [] },
]
