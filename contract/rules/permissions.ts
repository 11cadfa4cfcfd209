import type { Permission, PermissionName } from '../permissions.ts'

/** Where a page permission is asked for; absent keys mean "anywhere at all". */
export interface Place {
  locale?: string
  type?: string
}

/**
 * Whether these permissions allow something, at a place: the one truth behind buttons and guards.
 * Without a place it asks whether the permission is held anywhere.
 */
export const allows = (
  permissions: readonly Permission[],
  name: PermissionName,
  place: Place = {},
): boolean => permissions.some(permission => permission.name === name && covers(permission, place))

const covers = ({ parameters }: Permission, { locale, type }: Place): boolean =>
  contains(parameters?.locales, locale) && contains(parameters?.pageTypes, type)

const contains = (limit: readonly string[] | undefined, value: string | undefined) =>
  limit === undefined || value === undefined || limit.includes(value)
