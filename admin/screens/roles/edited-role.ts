import type { Permission, PermissionName } from '@ximblox/contract/permissions'

/** The state of the role form. */
export interface EditedRole {
  name: string
  permissions: readonly Permission[]
}

/** All grants of one permission; each may have other limits. */
export const grantsOf = (permissions: readonly Permission[], name: PermissionName): Permission[] =>
  permissions.filter(permission => permission.name === name)

export const withPermission = (role: EditedRole, name: PermissionName, isGranted: boolean): EditedRole => ({
  ...role,
  permissions: isGranted
    ? [...role.permissions, { name }]
    : role.permissions.filter(permission => permission.name !== name),
})

/** Replaces or removes one grant of a permission. */
export const withGrant = (
  role: EditedRole,
  grant: Permission,
  replacement: Permission | undefined,
): EditedRole => ({
  ...role,
  permissions: role.permissions.flatMap(one => (one === grant ? (replacement ?? []) : one)),
})

/** An empty limit is omitted, because it would not limit anything. */
export const limitedTo = (
  { name, parameters }: Permission,
  limit: 'locales' | 'pageTypes',
  values: readonly string[],
): Permission => {
  const { [limit]: _before, ...others } = parameters ?? {}
  const limits = { ...others, ...(values.length > 0 && { [limit]: [...values] }) }
  return Object.values(limits).some(value => value !== undefined) ? { name, parameters: limits } : { name }
}
