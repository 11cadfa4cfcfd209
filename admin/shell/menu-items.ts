import type { PermissionName } from '@ximblox/contract/permissions'

export interface OwnItem {
  title:
    | 'pages'
    | 'pageOverview'
    | 'menuStructure'
    | 'newPage'
    | 'pageTypes'
    | 'mediaLibrary'
    | 'publicationRequests'
    | 'userManagement'
    | 'settings'
    | 'logOut'
  /** Path of its route; an entry is shown when the route is there. */
  path?: string
  /** Where else one is in it. */
  covers?: string
  icon?: 'pages' | 'types' | 'media' | 'requests' | 'users' | 'settings' | 'log-out'
  permission?: PermissionName
  /** Where it leads for those who lack that permission but have this one. */
  otherwise?: { path: string; permission: PermissionName }
  items?: readonly OwnItem[]
  /** Whether it holds one overview for each page type with a purpose. */
  listsPageTypes?: boolean
  action?: 'log-out'
}

/** Specification, section 2: admin navigation, in its order. */
export const menuItems: readonly OwnItem[] = [
  {
    title: 'pages',
    icon: 'pages',
    items: [
      { title: 'pageOverview', path: '/' },
      { title: 'menuStructure', path: '/menu-structure', permission: 'manage-menu' },
      { title: 'newPage', path: '/new-page', permission: 'create-page' },
    ],
  },
  { title: 'pageTypes', icon: 'types', listsPageTypes: true },
  { title: 'mediaLibrary', path: '/medialibrary', icon: 'media' },
  { title: 'publicationRequests', path: '/publication-requests', icon: 'requests' },
  {
    title: 'userManagement',
    path: '/users',
    covers: '/roles',
    icon: 'users',
    permission: 'manage-users',
    otherwise: { path: '/roles', permission: 'manage-roles' },
  },
  { title: 'settings', path: '/user/settings', covers: '/settings', icon: 'settings' },
  { title: 'logOut', icon: 'log-out', action: 'log-out' },
]
