import type { Permission, PermissionName } from '@ximblox/contract/permissions'
import { allows } from '@ximblox/contract/rules/permissions'

/** The routes of the admin area by their paths, with the permissions that they declare. */
export type RoutesByPath = Readonly<
  Record<string, { options: { staticData?: { permission?: PermissionName } } }>
>

/** Whether a path has a screen that the user may see. */
export const mayOpen = (
  path: string,
  routesByPath: RoutesByPath,
  permissions: readonly Permission[],
): boolean => {
  if (!Object.hasOwn(routesByPath, path)) return false
  const permission = routesByPath[path]?.options.staticData?.permission
  return permission === undefined || allows(permissions, permission)
}
