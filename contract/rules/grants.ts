import { type Permission, type PermissionName, permissionNames } from '../permissions.ts'
import { allows } from './permissions.ts'

/** Represents all locales and page types that no limit lists. */
const anyOther = '*'

/** Users can grant only what they hold: does `held` allow everything that `granted` allows? */
export const mayGrant = (held: readonly Permission[], granted: readonly Permission[]): boolean =>
  granted.every(permission => isHeld(held, permission))

const isHeld = (held: readonly Permission[], { name, parameters }: Permission): boolean => {
  const named = (limit: 'locales' | 'pageTypes') =>
    held.flatMap(permission => (permission.name === name ? (permission.parameters?.[limit] ?? []) : []))
  const localesOf = parameters?.locales ?? [...named('locales'), anyOther]
  const typesOf = parameters?.pageTypes ?? [...named('pageTypes'), anyOther]
  return localesOf.every(locale => typesOf.every(type => allows(held, name, { locale, type })))
}

const everything: readonly Permission[] = permissionNames.map((name: PermissionName) => ({ name }))

/** An administrator holds all permissions without limits. */
export const isAdministrator = (permissions: readonly Permission[]): boolean =>
  mayGrant(permissions, everything)
