import type { Permission, PermissionName } from '../permissions.ts'

/** The place that a page permission is needed for; absent keys mean "anywhere". */
export interface Place {
  locale?: string
  type?: string
}

/**
 * Is the permission held for a place, or without a place anywhere? Buttons and guards both decide by this function.
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
