import type { Permission, PermissionName } from '@ximblox/contract/permissions'
import { allows } from '@ximblox/contract/rules/permissions'

/**
 * How a role has a permission in its form. `implied`: administrators hold those of the site without a grant. `notHeld`:
 * the user could not grant it, but could take it away.
 */
export type HeldState = 'granted' | 'implied' | 'free' | 'notHeld'

export const heldState = (
  role: readonly Permission[],
  name: PermissionName,
  own: readonly Permission[],
): HeldState => {
  if (role.some(permission => permission.name === name)) return 'granted'
  if (allows(role, name)) return 'implied'
  return allows(own, name) ? 'free' : 'notHeld'
}
