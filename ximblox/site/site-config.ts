import type { SiteConfig } from '@ximblox/server'
import type { ServerOptions } from './define-server.ts'
import type { Site } from './define-site.ts'

/** What the server needs to know about a site: its data, and what it adds to the server. */
export const siteConfig = (
  { registry, locales, menus, policy }: Site,
  server: ServerOptions,
): SiteConfig => ({
  registry,
  locales,
  menus,
  policy,
  ...server,
})
