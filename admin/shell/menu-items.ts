import type { PermissionName } from '@ximblox/contract/permissions'

export interface BuiltInItem {
  title:
    | 'dashboard'
    | 'pages'
    | 'pageOverview'
    | 'menuStructure'
    | 'newPage'
    | 'siteContent'
    | 'pageTypes'
    | 'mediaLibrary'
    | 'publicationRequests'
    | 'submissions'
    | 'userManagement'
    | 'settings'
    | 'logOut'
  /** Path of its route; without that route the item is hidden. */
  path?: string
  /** Other paths at which the item is active. */
  alsoActiveAt?: readonly string[]
  icon?:
    | 'dashboard'
    | 'pages'
    | 'types'
    | 'media'
    | 'requests'
    | 'submissions'
    | 'users'
    | 'settings'
    | 'log-out'
  permission?: PermissionName
  /** Target for users who lack that permission but have this one. */
  fallback?: { path: string; permission: PermissionName }
  items?: readonly BuiltInItem[]
  /** Its children are the overviews of the page types other than the blank one. */
  listsPageTypes?: boolean
  /** Only on sites with site-wide content. */
  needsGlobals?: boolean
  action?: 'log-out'
  /** Shows the number of open publication requests. */
  countsRequests?: boolean
}

/** The items of the product. Their order is fixed: see docs/rules.md, The side menu. */
export const menuItems: readonly BuiltInItem[] = [
  { title: 'dashboard', path: '/dashboard', icon: 'dashboard' },
  {
    title: 'pages',
    icon: 'pages',
    items: [
      { title: 'pageOverview', path: '/', alsoActiveAt: ['/pages', '/bin'] },
      { title: 'menuStructure', path: '/menu-structure', permission: 'manage-menu' },
      { title: 'newPage', path: '/new-page', permission: 'create-page' },
      { title: 'siteContent', path: '/site-content', permission: 'edit-page', needsGlobals: true },
    ],
  },
  { title: 'pageTypes', icon: 'types', listsPageTypes: true },
  { title: 'mediaLibrary', path: '/medialibrary', alsoActiveAt: ['/bin/files'], icon: 'media' },
  { title: 'publicationRequests', path: '/publication-requests', icon: 'requests', countsRequests: true },
  {
    title: 'submissions',
    path: '/submissions',
    alsoActiveAt: ['/registrations'],
    icon: 'submissions',
    permission: 'view-submissions',
  },
  {
    title: 'userManagement',
    path: '/users',
    alsoActiveAt: ['/roles'],
    icon: 'users',
    permission: 'manage-users',
    fallback: { path: '/roles', permission: 'manage-roles' },
  },
  { title: 'settings', path: '/user/settings', alsoActiveAt: ['/settings'], icon: 'settings' },
  { title: 'logOut', icon: 'log-out', action: 'log-out' },
]
