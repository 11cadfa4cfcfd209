import { limits } from '@ximblox/contract/limits'
import type { LocaleSettings } from '@ximblox/contract/locales'
import { pathOf, readPath, splitPath } from '@ximblox/contract/rules/locale-path'
import { isSlug } from '@ximblox/contract/rules/slug'
import { trimEnd } from '@ximblox/contract/rules/trim-end'
import type { App } from '../app-context.ts'
import type { Database } from '../db/pool.ts'
import type { Found } from './live-page.ts'
import { type AddressRow, selectAddress, selectPage, selectSettings } from './store.ts'

/** Of a locale, a path that redirects, and the slashes around them. */
const longestPath = limits.redirectPath + '/xx-xx//'.length

/** Finds what is at a decoded path, which includes the locale prefix. Nothing is looked for at longer ones than there are. */
export const findBySlug = async ({ db }: Pick<App, 'db'>, visitorPath: string): Promise<Found> => {
  if (visitorPath.length > longestPath) {
    const settings = await selectSettings(db)
    return { kind: 'none', locale: splitPath(visitorPath.slice(0, longestPath), settings).locale, settings }
  }
  const path = visitorPath.startsWith('/') ? visitorPath : `/${visitorPath}`
  const { prefix, rest } = readPath(path)
  const { settings, page, ...shared } = await selectPage(db, prefix ?? null, rest)
  const { locale, slug, canonical } = splitPath(path, settings)
  // Anything but a slug could turn into a redirect to another site, as in `//example.org/`.
  const canonicalRedirect: Found | undefined =
    canonical !== path && isSlug(slug) ? { kind: 'redirect', to: canonical, status: 301 } : undefined

  // The prefix of an unavailable locale is read as part of the slug, and no page has such a slug.
  if (page?.slug === slug) return canonicalRedirect ?? { kind: 'page', page, settings, ...shared }
  // A moved page is redirected to directly, however its old path is written.
  const address = await findRedirect(db, locale, slug, settings)
  return address ?? canonicalRedirect ?? { kind: 'none', locale, settings }
}

/** As `findBySlug`, for paths that are typed and copied with capitals and trailing spaces, which no path of a page has. */
export const findForVisitor = async (app: Pick<App, 'db'>, path: string): Promise<Found> => {
  const found = await findBySlug(app, path)
  if (path.length > longestPath) return found
  const tidied = trimEnd(path.toLowerCase(), /[\s/]/) || '/'
  if (found.kind !== 'none' || tidied === path) return found
  const meant = await findBySlug(app, tidied)
  if (meant.kind === 'none') return found
  return meant.kind === 'page'
    ? { kind: 'redirect', to: pathOf(meant.page, meant.settings), status: 301 }
    : meant
}

const findRedirect = async (
  db: Database,
  locale: string,
  slug: string,
  settings: LocaleSettings,
): Promise<Found | undefined> => {
  const left = await selectAddress(db, locale, slug)
  if (!left) return
  if (left.status === 410) return { kind: 'gone', redirectID: left.id }
  const to = left.toURL ?? currentPath(left, settings)
  return to === undefined ? undefined : { kind: 'redirect', to, status: left.status, redirectID: left.id }
}

/** Nothing while the locale of the page is hidden. */
const currentPath = ({ pageLocale, pageSlug }: AddressRow, settings: LocaleSettings): string | undefined =>
  pageLocale === null || pageSlug === null || !settings.availableLocales.includes(pageLocale)
    ? undefined
    : pathOf({ locale: pageLocale, slug: pageSlug }, settings)
