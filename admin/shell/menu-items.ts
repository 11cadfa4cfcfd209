import type { PermissionName } from '@ximblox/contract/permissions'

/** What waits for someone. */
export type MenuCountKind = 'openRequests' | 'newSubmissions' | 'failures'

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
  /** Path of its screen; only users who may open that see the item. */
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
  /** For an item that fewer users see than may open its screen. */
  permission?: PermissionName
  /** Path for users who may not open the other one. */
  fallback?: string
  items?: readonly BuiltInItem[]
  /** Its children are the overviews of the page types other than the blank one. */
  listsPageTypes?: boolean
  /** Only on sites with site-wide content. */
  needsGlobals?: boolean
  action?: 'log-out'
  /** Shows how many of these there are. */
  counts?: MenuCountKind
}

/** The items of the product. Their order is fixed: see docs/rules.md, The side menu. */
export const menuItems: readonly BuiltInItem[] = [
  { title: 'dashboard', path: '/dashboard', icon: 'dashboard' },
  {
    title: 'pages',
    icon: 'pages',
    items: [
      { title: 'pageOverview', path: '/', alsoActiveAt: ['/pages', '/bin'] },
      { title: 'menuStructure', path: '/menu-structure' },
      { title: 'newPage', path: '/new-page' },
      { title: 'siteContent', path: '/site-content', permission: 'edit-page', needsGlobals: true },
    ],
  },
  { title: 'pageTypes', icon: 'types', listsPageTypes: true },
  { title: 'mediaLibrary', path: '/medialibrary', alsoActiveAt: ['/bin/files'], icon: 'media' },
  { title: 'publicationRequests', path: '/publication-requests', icon: 'requests', counts: 'openRequests' },
  {
    title: 'submissions',
    path: '/submissions',
    alsoActiveAt: ['/registrations'],
    icon: 'submissions',
    counts: 'newSubmissions',
  },
  {
    title: 'userManagement',
    path: '/users',
    alsoActiveAt: ['/roles'],
    icon: 'users',
    fallback: '/roles',
  },
  {
    title: 'settings',
    path: '/user/settings',
    alsoActiveAt: ['/settings'],
    icon: 'settings',
    counts: 'failures',
  },
  { title: 'logOut', icon: 'log-out', action: 'log-out' },
]
