import type { Label } from '@ximblox/blocks/label'
import type { Registry } from '@ximblox/blocks/registry'
import type { PermissionName } from '@ximblox/contract/permissions'
import { createContext, use } from 'react'

/** An item that a site adds to the side menu; one with a permission is shown to those who have it. */
export interface ExtraMenuItem {
  title: Label
  /** Below /cmsadmin, without a slash before it. */
  slug?: string
  items?: readonly ExtraMenuItem[]
  permission?: PermissionName
}

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
