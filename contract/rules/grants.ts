import type { Permission } from '../permissions.ts'
import { allows, anyOther } from './permissions.ts'

/** Users can grant only what they hold: does `held` allow everything that `granted` allows? */
export const mayGrant = (held: readonly Permission[], granted: readonly Permission[]): boolean =>
  granted.every(permission => isHeld(held, permission))

const isHeld = (held: readonly Permission[], { name, parameters }: Permission): boolean => {
  const localesOf = parameters?.locales ?? [anyOther.locale]
  const typesOf = parameters?.pageTypes ?? [anyOther.type]
  return localesOf.every(locale => typesOf.every(type => allows(held, name, { locale, type })))
}
