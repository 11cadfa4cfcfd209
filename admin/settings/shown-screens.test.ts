import type { PermissionName } from '@ximblox/contract/permissions'
import { describe, expect, it } from 'vitest'
import { shownScreens } from './shown-screens.ts'

const screens: { path: string; permission?: PermissionName }[] = [
  { path: '/user/settings' },
  { path: '/settings/tags', permission: 'manage-tags' },
  { path: '/settings/audit', permission: 'view-audit-log' },
]
const routes = { '/user/settings': {}, '/settings/tags': {}, '/settings/audit': {} }
const paths = (routesByPath: object, ...names: PermissionName[]) =>
  shownScreens(
    screens,
    routesByPath,
    names.map(name => ({ name })),
  ).map(({ path }) => path)

describe('the screens of the settings', () => {
  it('are those that everyone has, and those of the permissions of the user', () => {
    expect(paths(routes)).toEqual(['/user/settings'])
    expect(paths(routes, 'view-audit-log')).toEqual(['/user/settings', '/settings/audit'])
  })

  it('are only those for which the site has a route', () => {
    expect(paths({ '/settings/tags': {} }, 'manage-tags', 'view-audit-log')).toEqual(['/settings/tags'])
    expect(paths(Object.create(routes), 'manage-tags')).toEqual([])
  })
})
