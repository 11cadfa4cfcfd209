import type { Client } from '@ximblox/contract/client'
import { isLocale } from '@ximblox/contract/locales'
import { splitPath } from '@ximblox/contract/rules/locale-path'
import type { SiteSettings } from '@ximblox/contract/settings'
import type { FoundPage } from '../../pages/use-found-pages.ts'
import type { BlockNode } from '../state/document/document.ts'
import { pathOnSite } from './written-link.ts'

interface Site {
  client: Client
  settings: SiteSettings
  /** The origins of this site. */
  origins: readonly string[]
  anchorsOf: (pageID: number) => Promise<readonly BlockNode[]>
}

export interface PageAtAddress {
  page: FoundPage
  block?: { key: string; anchor: string }
}

/** The page of this site at a URL, published or not; null if there is none, or no such anchor. */
export const pageAtAddress = async (
  { client, settings, origins, anchorsOf }: Site,
  href: string,
): Promise<PageAtAddress | null> => {
  const address = pathOnSite(href, origins)
  if (!address) return null
  const { locale, slug } = splitPath(address.path, settings)
  if (!isLocale(locale)) return null
  const [page] = (await client.page.list({ body: { locale, slug } })).data.items
  if (!page || address.anchor === '') return page ? { page } : null
  const block = (await anchorsOf(page.id)).find(({ anchorPoint }) => anchorPoint === address.anchor)
  return block ? { page, block: { key: block.key, anchor: block.anchorPoint } } : null
}
