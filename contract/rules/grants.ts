import { type Permission, type PermissionName, permissionNames } from '../permissions.ts'
import { allows } from './permissions.ts'

/** Stands for every locale and page type that no limit names. */
const anyOther = '*'

/** Whether all that `granted` allows is allowed by `held` as well: nobody grants what they do not hold. */
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

/** Whoever holds everything, everywhere, and can thus give everything to others. */
export const isAdministrator = (permissions: readonly Permission[]): boolean =>
  mayGrant(permissions, everything)
