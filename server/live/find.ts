import type { LocaleSettings } from '@ximblox/contract/locales'
import { pathOf, readPath, splitPath } from '@ximblox/contract/rules/locale-path'
import { isSlug } from '@ximblox/contract/rules/slug'
import type { App } from '../app-context.ts'
import type { Database } from '../db/pool.ts'
import type { Found } from './live-page.ts'
import { type AddressRow, selectAddress, selectPage } from './store.ts'

/** Finds what is at a decoded path, which includes the locale prefix. */
export const findBySlug = async ({ db }: Pick<App, 'db'>, visitorPath: string): Promise<Found> => {
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

const findRedirect = async (
  db: Database,
  locale: string,
  slug: string,
  settings: LocaleSettings,
): Promise<Found | undefined> => {
  const left = await selectAddress(db, locale, slug)
  if (!left) return
  if (left.status === 410) return { kind: 'gone' }
  const to = left.toURL ?? currentPath(left, settings)
  return to === undefined ? undefined : { kind: 'redirect', to, status: left.status }
}

/** Nothing while the locale of the page is hidden. */
const currentPath = ({ pageLocale, pageSlug }: AddressRow, settings: LocaleSettings): string | undefined =>
  pageLocale === null || pageSlug === null || !settings.availableLocales.includes(pageLocale)
    ? undefined
    : pathOf({ locale: pageLocale, slug: pageSlug }, settings)
