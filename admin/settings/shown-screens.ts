import type { Permission, PermissionName } from '@ximblox/contract/permissions'
import { allows } from '@ximblox/contract/rules/permissions'

interface Screen {
  path: string
  permission?: PermissionName
}

/** The screens that the site has a route for and that the user may see. */
export const shownScreens = <Item extends Screen>(
  screens: readonly Item[],
  routesByPath: object,
  permissions: readonly Permission[],
): Item[] =>
  screens.filter(
    ({ path, permission }) =>
      Object.hasOwn(routesByPath, path) && (permission === undefined || allows(permissions, permission)),
  )
