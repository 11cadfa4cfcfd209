import { limits } from '@ximblox/contract/limits'
import type { LocaleSettings } from '@ximblox/contract/locales'
import { type PagePath, pathOf, readPath, splitPath } from '@ximblox/contract/rules/locale-path'
import { isSlug } from '@ximblox/contract/rules/slug'
import { trimEnd } from '@ximblox/contract/rules/trim-end'
import type { App } from '../app-context.ts'
import type { Database } from '../db/pool.ts'
import type { Found } from './live-page.ts'
import { queriesWithin, withoutParams } from './redirect-query.ts'
import { type AddressRow, selectAddress, selectPage, selectSettings } from './store.ts'

/** Of a locale, a path that redirects, and the slashes around them. */
const longestPath = limits.redirectPath + '/xx-xx//'.length

/**
 * Finds what is at a decoded path, which includes the locale prefix, with a query that may redirect. Nothing is looked
 * for at longer paths than there are.
 */
export const findBySlug = async (
  { db }: Pick<App, 'db'>,
  visitorPath: string,
  query = '',
): Promise<Found> => {
  if (visitorPath.length > longestPath) {
    const settings = await selectSettings(db)
    const { locale } = splitPath(visitorPath.slice(0, longestPath), settings)
    return { kind: 'none', locale, settings, hasQueries: false }
  }
  const path = visitorPath.startsWith('/') ? visitorPath : `/${visitorPath}`
  const { prefix, rest } = readPath(path)
  const { settings, page, ...shared } = await selectPage(db, prefix ?? null, rest)
  const { locale, slug, canonical } = splitPath(path, settings)
  // Anything but a slug could turn into a redirect to another site, as in `//example.org/`.
  const canonicalRedirect: Found | undefined =
    canonical !== path && isSlug(slug)
      ? { kind: 'redirect', to: canonical, status: 301, rest: query }
      : undefined

  // The prefix of an unavailable locale is read as part of the slug, and no page has such a slug.
  if (page?.slug === slug) {
    const shown = canonicalRedirect ?? { kind: 'page', page, settings, ...shared }
    if (query === '' || !shared.hasQueries) return shown
    return (await findRedirect(db, { locale, slug }, settings, withQueryOnly(query))).found ?? shown
  }
  // A moved page is redirected to directly, however its old path is written.
  const queries = { visited: query, stored: queriesWithin(query) }
  const { found, hasQueries } = await findRedirect(db, { locale, slug }, settings, queries)
  return found ?? canonicalRedirect ?? { kind: 'none', locale, settings, hasQueries }
}

/** As `findBySlug`, for paths that are typed and copied with capitals and trailing spaces, which no path of a page has. */
export const findForVisitor = async (app: Pick<App, 'db'>, path: string, query = ''): Promise<Found> => {
  const found = await findBySlug(app, path, query)
  if (path.length > longestPath) return found
  const meantPath = tidied(path)
  if (found.kind !== 'none' || meantPath === path) return found
  const meant = await findBySlug(app, meantPath, query)
  if (meant.kind === 'none') return { ...found, hasQueries: found.hasQueries || meant.hasQueries }
  return meant.kind === 'page'
    ? { kind: 'redirect', to: pathOf(meant.page, meant.settings), status: 301, rest: query }
    : meant
}

/** Some systems send accents as letters of their own. */
const tidied = (path: string): string => trimEnd(path.normalize('NFC').toLowerCase(), /[\s/]/) || '/'

/** The redirect of a path with parameters of this query, whatever is at the path itself. */
export const findQueryRedirect = async (
  { db }: Pick<App, 'db'>,
  path: string,
  query: string,
): Promise<Exclude<Found, { kind: 'page' | 'none' }> | undefined> => {
  if (path.length > longestPath) return
  const settings = await selectSettings(db)
  return (await findRedirect(db, splitPath(tidied(path), settings), settings, withQueryOnly(query))).found
}

const withQueryOnly = (query: string) => ({
  visited: query,
  stored: queriesWithin(query).filter(one => one !== ''),
})

const findRedirect = async (
  db: Database,
  place: PagePath,
  settings: LocaleSettings,
  queries: { visited: string; stored: readonly string[] },
): Promise<{ found: Exclude<Found, { kind: 'page' | 'none' }> | undefined; hasQueries: boolean }> => {
  const { address, hasQueries } = await selectAddress(db, place, queries.stored)
  if (!address) return { found: undefined, hasQueries }
  const { id: redirectID, status } = address
  if (status === 410) return { found: { kind: 'gone', redirectID }, hasQueries }
  const to = address.toURL ?? currentPath(address, settings)
  const rest = withoutParams(queries.visited, address.query)
  return {
    found: to === undefined ? undefined : { kind: 'redirect', to, status, redirectID, rest },
    hasQueries,
  }
}

/** Nothing while the locale of the page is hidden. */
const currentPath = ({ pageLocale, pageSlug }: AddressRow, settings: LocaleSettings): string | undefined =>
  pageLocale === null || pageSlug === null || !settings.availableLocales.includes(pageLocale)
    ? undefined
    : pathOf({ locale: pageLocale, slug: pageSlug }, settings)
