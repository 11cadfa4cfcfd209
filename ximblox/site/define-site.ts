import type { BlockDefinition } from '@ximblox/blocks/define-block'
import type { GlobalDefinition } from '@ximblox/blocks/define-global'
import type { PageTypeDefinition } from '@ximblox/blocks/define-page-type'
import type { FormDefinition } from '@ximblox/blocks/forms/define-form'
import { createRegistry, definitionErrors, type Permissions, type Registry } from '@ximblox/blocks/registry'
import { commonLocales, type Language, type Locale, type LocaleSettings } from '@ximblox/contract/locales'
import { type PagePolicy, policyErrors } from '@ximblox/contract/rules/page-policy'
import { SiteError } from './site-error.ts'
import { localeErrors, menuErrors, nameErrors } from './site-errors.ts'

/** What a site is made of. */
export interface SiteOptions {
  /** The name of the site in document titles; a document can show another one. */
  name: string
  /**
   * The locales of the first start, such as `en-gb`; the first one is the default and cannot change. Administrators add
   * and remove the others in the admin area.
   */
  locales: readonly [Locale, ...Locale[]]
  /** The block types, in the order in which the admin area offers them. */
  blocks: readonly BlockDefinition[]
  /** The page types, in the order in which the admin area offers them. */
  pageTypes: readonly PageTypeDefinition[]
  globals?: readonly GlobalDefinition[]
  forms?: readonly FormDefinition[]
  permissions?: Permissions
  /** Names of the menus that exist in each locale. */
  menus?: readonly string[]
  /** What pages load from other origins, such as a script of statistics; nothing by default. */
  policy?: PagePolicy
  /** The languages of the admin area, the default one first; all by default. */
  interfaceLanguages?: readonly [Language, ...Language[]]
}

/** What a site is: data that server, build and browser read. */
export interface Site {
  name: string
  locales: LocaleSettings
  registry: Registry
  menus: readonly string[]
  policy: PagePolicy
}

/** The default export of `ximblox.config.ts`. Throws one error that names everything that is wrong. */
export const defineSite = ({ name, locales, menus = [], policy = {}, ...definitions }: SiteOptions): Site => {
  const errors = [
    ...nameErrors(name),
    ...localeErrors(locales),
    ...menuErrors(menus),
    ...policyErrors(policy),
    ...definitionErrors(definitions),
  ]
  if (errors.length > 0) throw new SiteError('The site has errors', errors)
  return Object.freeze({
    name,
    locales: {
      availableLocales: [...locales],
      defaultLocale: locales[0],
      customSlugLocales: [...new Set([...locales, ...commonLocales])],
    },
    registry: createRegistry(definitions),
    menus,
    policy,
  })
}
