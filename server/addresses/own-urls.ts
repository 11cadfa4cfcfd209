import type { NewAddress, Relink } from '@ximblox/blocks/relink'
import type { LocaleSettings } from '@ximblox/contract/locales'
import { normalizeURL } from '@ximblox/contract/rules/literal-urls'
import { type PagePath, pathOf, splitPath } from '@ximblox/contract/rules/locale-path'

/** How the addresses of the site may be written out. */
export interface Spelling {
  publicURL: string
  settings: LocaleSettings
}

/** An address with the page that is reached there, and the slug that this is to have. */
export interface Destination extends PagePath {
  id: number
  to: string
  /** Keys of its blocks by their anchors. */
  anchors: ReadonlyMap<string, string>
}

export const addressKey = ({ locale, slug }: PagePath): string => `${locale}/${slug}`

/** What versions note of these addresses, however they were written. */
export const linkNotesOf = (addresses: readonly PagePath[], { publicURL, settings }: Spelling): string[] => {
  const paths = addresses.flatMap(address => [
    pathOf(address, settings),
    // The default locale's prefix leads there too.
    pathOf(address, { defaultLocale: '' }),
  ])
  const urls = [...new Set(paths)].flatMap(path => [path, publicURL + path])
  return urls.flatMap(url => normalizeURL(url) ?? [])
}

/** Leads written-out addresses to where their pages are. */
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
  // A query, or an anchor that no block has, would be lost in a reference.
  if (own.search !== '' || (own.hash !== '' && block === undefined)) return { url }
  return { url, target: { ref: 'page', id: page.id, ...(block !== undefined && { block }) } }
}

/** Reads an address that leads to this site: a path, or one with the site's own origin. */
const readOwnURL = (url: string, { publicURL, settings }: Spelling): OwnURL | undefined => {
  const isPath = /^\/(?![/\\])/.test(url)
  if (!isPath && !/^https?:\/\//i.test(url)) return
  const parsed = URL.parse(url, publicURL)
  if (parsed?.origin !== publicURL) return
  const { locale, slug } = splitPath(parsed.pathname, settings)
  return { locale, slug, origin: isPath ? '' : publicURL, search: parsed.search, hash: parsed.hash }
}
