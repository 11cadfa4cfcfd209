import type { Label } from '@ximblox/blocks/label'
import type { Registry } from '@ximblox/blocks/registry'
import type { PageView } from '@ximblox/blocks/render/page-view'
import type { PermissionName } from '@ximblox/contract/permissions'
import { createContext, use } from 'react'

/** An item that a site adds to the side menu. One with a permission is shown only to users who have it. */
export interface ExtraMenuItem {
  title: Label
  /** Below /cmsadmin, without a leading slash. */
  slug?: string
  items?: readonly ExtraMenuItem[]
  permission?: PermissionName
}

/** The site's contribution to the admin area. */
export interface AdminSite {
  registry: Registry
  menuItems: readonly ExtraMenuItem[]
  /** Returns the document title for a page title; by default they are equal. */
  documentTitle?: (title: string, view: Pick<PageView, 'globals' | 'page'>) => string
}

const SiteContext = createContext<AdminSite | undefined>(undefined)
export const SiteProvider = SiteContext

export const useSite = (): AdminSite => {
  const site = use(SiteContext)
  if (!site) throw new Error('there is no site here')
  return site
}
