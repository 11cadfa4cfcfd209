import type { Registry } from '@ximblox/blocks/registry'
import type { LocaleSettings } from '@ximblox/contract/locales'
import type { PagePolicy } from '@ximblox/contract/rules/page-policy'
import type { FormHandler } from './forms/form-handler.ts'
import type { SiteCalls } from './http/site-calls.ts'
import type { Hook } from './site/hook.ts'
import type { SiteMails } from './site/site-mails.ts'

/** Everything that a website adds to the CMS: one value per site, passed to `run`. */
export interface SiteConfig {
  /**
   * Locales of the first start; a later change here has no effect, because administrators add and remove them in the
   * admin area. The default locale cannot change at all, because every path depends on it.
   */
  locales: LocaleSettings
  registry: Registry
  /** Names of the menus that exist in each locale. */
  menus: readonly string[]
  /** What the pages of the site may load from other origins. */
  policy?: PagePolicy
  /** What happens with the submissions of each form. */
  forms?: readonly FormHandler[]
  /** Calls that the site adds to the API. */
  calls?: readonly SiteCalls[]
  /** What the site does after changes of content. */
  hooks?: readonly Hook[]
  /** How the mails of the site look and what they say. */
  mails?: SiteMails
}
