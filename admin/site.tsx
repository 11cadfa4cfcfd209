import type { Registry } from '@ximblox/blocks/registry'
import { createContext, use } from 'react'
import type { ExtraMenuItem } from './shell/menu.ts'

/** What the site brings to the admin area. */
export interface AdminSite {
  registry: Registry
  menuItems: readonly ExtraMenuItem[]
  /** What becomes of a page's title in its head; where absent, it stands there as it is. */
  documentTitle?: (title: string, locale: string) => string
}

const SiteContext = createContext<AdminSite | undefined>(undefined)
export const SiteProvider = SiteContext

export const useSite = (): AdminSite => {
  const site = use(SiteContext)
  if (!site) throw new Error('there is no site here')
  return site
}
