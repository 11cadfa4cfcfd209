import type { SiteConfig } from '@ximblox/server'
import { registry } from './registry.ts'
import { loadStarterSite } from './seed/load.ts'
import { formHandlers } from './server/form-handlers.ts'

const config: SiteConfig = {
  locales: {
    availableLocales: ['nl-nl', 'en-gb'],
    defaultLocale: 'nl-nl',
    customSlugLocales: ['nl-nl', 'en-gb', 'de-de', 'fr-fr'],
  },
  registry,
  menus: ['main', 'footer'],
  forms: formHandlers,
  loadStarterSite,
}

export default config
