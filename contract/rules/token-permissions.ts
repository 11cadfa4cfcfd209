import { isPagePermission, type Permission, pagePermissionNames } from '../permissions.ts'
import { mayGrant } from './grants.ts'
import { allows, type Place } from './permissions.ts'

/** The content that a token is limited to; null means all. */
export interface TokenLimits {
  locales: readonly string[] | null
  pageTypes: readonly string[] | null
}

/**
 * What a token may do: what its role allows and its creator still may, inside of its limits. Permissions that are not
 * about pages have no place in a limited token, because nothing would limit them.
 */
export const tokenPermissions = (
  ofRole: readonly Permission[],
  ofCreator: readonly Permission[],
  limits: TokenLimits,
): Permission[] =>
  ofRole
    .filter(permission => mayGrant(ofCreator, [permission]))
    .flatMap(permission => limited(permission, limits))

const limited = (permission: Permission, { locales, pageTypes }: TokenLimits): Permission[] => {
  if (locales === null && pageTypes === null) return [permission]
  if (!isPagePermission(permission.name)) return []
  const inBoth = {
    locales: common(permission.parameters?.locales, locales),
    pageTypes: common(permission.parameters?.pageTypes, pageTypes),
  }
  if (Object.values(inBoth).some(values => values?.length === 0)) return []
  return [{ name: permission.name, parameters: inBoth }]
}

/** Undefined means all. */
const common = (
  one: readonly string[] | undefined,
  other: readonly string[] | null,
): string[] | undefined => {
  if (other === null) return one && [...one]
  return one ? one.filter(value => other.includes(value)) : [...other]
}

/** Is a place inside of the limits? */
export const isWithin = ({ locales, pageTypes }: TokenLimits, { locale, type }: Required<Place>): boolean =>
  (locales === null || locales.includes(locale)) && (pageTypes === null || pageTypes.includes(type))

/** Drafts are for those who work on pages in this place. */
export const mayReadDrafts = (permissions: readonly Permission[], place: Place): boolean =>
  pagePermissionNames.some(name => allows(permissions, name, place))
