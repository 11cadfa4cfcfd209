import { type PermissionName, pagePermissionNames } from '@ximblox/contract/permissions'

/** Permissions grouped as the matrix shows them. */
export const permissionGroups = [
  { name: 'pages', permissions: [...pagePermissionNames, 'use-embed'] },
  {
    name: 'content',
    permissions: ['manage-menu', 'manage-redirects', 'manage-media', 'manage-tags', 'view-submissions'],
  },
  {
    name: 'administration',
    permissions: [
      'manage-users',
      'manage-roles',
      'manage-settings',
      'manage-search',
      'manage-api-tokens',
      'manage-webhooks',
      'view-audit-log',
    ],
  },
] as const satisfies { name: string; permissions: PermissionName[] }[]
