import { isSitePermission, type Permission, type PermissionName, permissionNames } from '../permissions.ts'

/** The place that a page permission is needed for; absent keys mean "anywhere". */
export interface Place {
  locale?: string
  type?: string
}

/** Represents all locales and page types that no limit lists. */
export const anyOther = { locale: '*', type: '*' }

/**
 * Is the permission held for a place, or without a place anywhere? Buttons and guards both decide by this function.
 * Administrators hold those of the site too, so that a new one needs no change of their role.
 */
export const allows = (
  permissions: readonly Permission[],
  name: PermissionName,
  place: Place = {},
): boolean =>
  permissions.some(permission => permission.name === name && covers(permission, place)) ||
  (isSitePermission(name) && isAdministrator(permissions))

/** An administrator holds all permissions of the product without limits. */
export const isAdministrator = (permissions: readonly Permission[]): boolean =>
  permissionNames.every(name => allows(permissions, name, anyOther))

const covers = ({ parameters }: Permission, { locale, type }: Place): boolean =>
  contains(parameters?.locales, locale) && contains(parameters?.pageTypes, type)

const contains = (limit: readonly string[] | undefined, value: string | undefined) =>
  limit === undefined || value === undefined || limit.includes(value)
