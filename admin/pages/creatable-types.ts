import { isLocale, type Locale } from '@ximblox/contract/locales'
import type { Permission } from '@ximblox/contract/permissions'
import { allows } from '@ximblox/contract/rules/permissions'

/** The page types and locales in which a user may create pages. */
export interface CreatableTypes {
  types: readonly string[]
  localesOf(type: string): readonly Locale[]
}

export const creatableTypes = (
  permissions: readonly Permission[],
  types: readonly string[],
  locales: readonly string[],
): CreatableTypes => {
  const localesOf = (type: string) =>
    locales.filter(isLocale).filter(locale => allows(permissions, 'create-page', { type, locale }))
  return { types: types.filter(type => localesOf(type).length > 0), localesOf }
}
