import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import { limits } from '@ximblox/contract/limits'
import type { LocaleSettings } from '@ximblox/contract/locales'
import type { RedirectStatus } from '@ximblox/contract/redirects'
import { type PagePath, splitPath } from '@ximblox/contract/rules/locale-path'
import { isReservedPath } from '@ximblox/contract/rules/slug'
import { countParams, storedQuery } from '../../kernel/live/redirect-query.ts'

/** The path of a redirect, and the parameters that a visitor's query must have. */
export interface RedirectPlace extends PagePath {
  query: string
}

export const keyOf = ({ locale, slug, query }: RedirectPlace): string => `${locale}/${slug}?${query}`

/** A redirect as it was typed or imported. */
export interface Entered {
  from: string
  to: string
  status: RedirectStatus
}

/** Where it is to lead: to what is at a path of this site, to a URL, or nowhere. */
export type EnteredTarget =
  | { kind: 'path'; place: RedirectPlace; url?: string }
  | { kind: 'url'; url: string }
  | { kind: 'gone' }

export type IsDocument = (path: string, defaultLocale: string) => boolean

export interface Site {
  publicURL: string
  /** Whether the site sends a document at a path, before any redirect. */
  isDocument: IsDocument
  /** Hosts that this site had before, as in `www.example.org`. */
  formerHosts?: readonly string[]
  settings: LocaleSettings
}

/**
 * The place of the path that is to redirect. Visitors find it however they type capitals and accents, so that it is stored
 * in one spelling.
 */
export const readFrom = (from: string, site: Site): RedirectPlace | ErrorEntry => {
  const url = readOwnURL(from, site.publicURL, site.formerHosts)
  if (!url || url.hash !== '') return errorAt('from', 'invalidUrl')
  const query = storedQuery(url.search)
  const path = decodePath(url.pathname)
  if (path === undefined) return errorAt('from', 'invalidUrl')
  const place = splitPath(path.normalize('NFC').toLowerCase(), site.settings)
  // The home page is always there, and the paths of the CMS never lead to a page.
  if ((place.slug === '' && query === '') || place.slug.startsWith('~') || isReservedPath(path))
    return errorAt('from', 'valueNotAllowed')
  if (site.isDocument(path.toLowerCase(), site.settings.defaultLocale))
    return errorAt('from', 'documentThere')
  if (place.slug.length > limits.redirectPath || query.length > limits.redirectPath)
    return errorAt('from', 'characterLimitExceeded', { max: limits.redirectPath })
  if (countParams(query) > limits.redirectParams)
    return errorAt('from', 'tooManyItems', { max: limits.redirectParams })
  return { ...place, query }
}

export const readTo = ({ to, status }: Entered, site: Site): EnteredTarget | ErrorEntry => {
  const given = to.trim()
  if (status === 410) return given === '' ? { kind: 'gone' } : errorAt('to', 'valueNotAllowed')
  if (given === '') return errorAt('to', 'required')
  const own = readOwnURL(given, site.publicURL)
  if (!own) return readForeignURL(given)
  const path = decodePath(own.pathname)
  if (path === undefined) return errorAt('to', 'invalidUrl')
  const url = own.pathname + own.search + own.hash
  // Files and documents, which are no pages.
  if (isReservedPath(path) || path.includes('.')) return { kind: 'url', url }
  const place = splitPath(path.toLowerCase(), site.settings)
  // The slugs of site-wide content, which has no address.
  if (place.slug.startsWith('~')) return errorAt('to', 'brokenReference')
  // A page that is referred to would lose them.
  return {
    kind: 'path',
    place: { ...place, query: storedQuery(own.search) },
    ...(own.search + own.hash !== '' && { url }),
  }
}

const readForeignURL = (given: string): EnteredTarget | ErrorEntry => {
  const url = URL.parse(given)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '') return errorAt('to', 'invalidUrl')
  return { kind: 'url', url: url.href }
}

/** The decoded path of a path or a URL of this site, and its query. */
export const readOwnPath = (
  given: string,
  publicURL: string,
): { path: string; query: string } | undefined => {
  const url = readOwnURL(given, publicURL)
  const path = url && decodePath(url.pathname)
  return path === undefined ? undefined : { path, query: url?.search.slice(1) ?? '' }
}

/** A path, with or without the first slash, or a URL of this site, with either scheme. */
const readOwnURL = (
  given: string,
  publicURL: string,
  formerHosts: readonly string[] = [],
): URL | undefined => {
  const text = given.trim()
  const isURL = /^[a-z][a-z0-9+.-]*:/i.test(text)
  const url = URL.parse(isURL || text.startsWith('/') ? text : `/${text}`, publicURL)
  if (text === '' || !url || !/^https?:$/.test(url.protocol) || url.username !== '') return
  const isOwn = isURL
    ? [new URL(publicURL).host, ...formerHosts].includes(url.host)
    : url.origin === publicURL
  // A browser reads a path that begins with two slashes as another site.
  return isOwn && !url.pathname.startsWith('//') ? url : undefined
}

/** The host of a URL, which may be one that this site had before. */
export const hostOf = (given: string): string | undefined =>
  /^https?:/i.test(given.trim()) ? URL.parse(given.trim())?.host : undefined

const decodePath = (path: string): string | undefined => {
  try {
    const decoded = decodeURIComponent(path)
    return /\p{Cc}/u.test(decoded) ? undefined : decoded
  } catch {
    return undefined
  }
}
