import type { NewAddress, Relink } from '@ximblox/blocks/relink'
import type { LocaleSettings } from '@ximblox/contract/locales'
import { normalizeURL } from '@ximblox/contract/rules/literal-urls'
import { type PagePath, pathOf, splitPath } from '@ximblox/contract/rules/locale-path'

/** Needed to recognise the site's own URLs. */
export interface Spelling {
  publicURL: string
  settings: LocaleSettings
}

/** A path, the page that it leads to, and the page's new slug. */
export interface Destination extends PagePath {
  id: number
  to: string
  /** Block keys by anchor. */
  anchors: ReadonlyMap<string, string>
}

export const addressKey = ({ locale, slug }: PagePath): string => `${locale}/${slug}`

/** The entries in `refs` of versions that contain these paths, in any spelling. */
export const linkNotesOf = (addresses: readonly PagePath[], { publicURL, settings }: Spelling): string[] => {
  const paths = addresses.flatMap(address => [
    pathOf(address, settings),
    // The path with the default locale's prefix leads there too.
    pathOf(address, { defaultLocale: '' }),
  ])
  const urls = [...new Set(paths)].flatMap(path => [path, publicURL + path])
  return urls.flatMap(url => normalizeURL(url) ?? [])
}

/** Maps written-out URLs to the new paths of their pages. */
export const relinkTo = (destinations: readonly Destination[], spelling: Spelling): Relink => {
  const byAddress = new Map(destinations.map(page => [addressKey(page), page]))
  return url => {
    const own = readOwnURL(url, spelling)
    const page = own && byAddress.get(addressKey(own))
    return page && placeOf(page, own, spelling)
  }
}

interface OwnURL extends PagePath {
  origin: string
  search: string
  hash: string
}

const placeOf = (page: Destination, own: OwnURL, { settings }: Spelling): NewAddress => {
  const path = pathOf({ locale: page.locale, slug: page.to }, settings)
  const url = own.origin + path + own.search + own.hash
  const block = page.anchors.get(own.hash.slice(1))
  // A reference cannot keep a query, or an anchor that no block has.
  if (own.search !== '' || (own.hash !== '' && block === undefined)) return { url }
  return { url, target: { ref: 'page', id: page.id, ...(block !== undefined && { block }) } }
}

/** Parses a URL of this site: a path, or one with the site's own origin. */
const readOwnURL = (url: string, { publicURL, settings }: Spelling): OwnURL | undefined => {
  const isPath = /^\/(?![/\\])/.test(url)
  if (!isPath && !/^https?:\/\//i.test(url)) return
  const parsed = URL.parse(url, publicURL)
  if (parsed?.origin !== publicURL) return
  const { locale, slug } = splitPath(parsed.pathname, settings)
  return { locale, slug, origin: isPath ? '' : publicURL, search: parsed.search, hash: parsed.hash }
}
