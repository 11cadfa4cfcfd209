import type { Permission, PermissionName } from '@ximblox/contract/permissions'

/** A role as it is being edited. */
export interface EditedRole {
  name: string
  permissions: readonly Permission[]
}

/** The entries of one permission: it may be held at several places. */
export const entriesOf = (permissions: readonly Permission[], name: PermissionName): Permission[] =>
  permissions.filter(permission => permission.name === name)

export const withPermission = (role: EditedRole, name: PermissionName, held: boolean): EditedRole => ({
  ...role,
  permissions: held
    ? [...role.permissions, { name }]
    : role.permissions.filter(permission => permission.name !== name),
})

/** Replaces one entry of a permission, or takes it away. */
export const withEntry = (
  role: EditedRole,
  entry: Permission,
  replacement: Permission | undefined,
): EditedRole => ({
  ...role,
  permissions: role.permissions.flatMap(one => (one === entry ? (replacement ?? []) : one)),
})

/** A limit that names nothing limits nothing. */
export const limitedTo = (
  { name, parameters }: Permission,
  limit: 'locales' | 'pageTypes',
  values: readonly string[],
): Permission => {
  const { [limit]: _before, ...others } = parameters ?? {}
  const limits = { ...others, ...(values.length > 0 && { [limit]: [...values] }) }
  return Object.values(limits).some(value => value !== undefined) ? { name, parameters: limits } : { name }
}
