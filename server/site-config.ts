import type { Registry } from '@ximblox/blocks/registry'
import type { Client } from '@ximblox/contract/client'
import type { LocaleSettings } from '@ximblox/contract/locales'

/** What makes a website of the CMS: one value a site, handed to `startServer`. */
export interface SiteConfig {
  /** Locales of the first start; the default one is fixed for good, because it decides every address. */
  locales: LocaleSettings
  registry: Registry
  /** Names of the menus there are in each locale. */
  menus: readonly string[]
  /** Loads the starter content through the API as an editor would; called again after an interruption. */
  loadStarterSite?: (client: Client) => Promise<void>
}
