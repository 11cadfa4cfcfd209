import type { LocaleSettings } from '../locales.ts'
import { trimEnd } from './trim-end.ts'

export interface PagePath {
  locale: string
  slug: string
}

/** The syntactic parts of a visitor's path. */
export interface PathParts {
  /** Without leading and trailing slashes. */
  whole: string
  /** Has the form of a locale, but the site need not have that locale. */
  prefix: string | undefined
  /** The part after the prefix, or everything. */
  rest: string
}

const prefixed = /^([a-z]{2}-[a-z]{2})(?:\/(.*))?$/s

/** Parses a decoded path. */
export const readPath = (path: string): PathParts => {
  const whole = trimEnd(path.replace(/^\//, ''), /\//)
  const [, prefix, rest = ''] = prefixed.exec(whole) ?? []
  return { whole, prefix, rest: prefix === undefined ? whole : rest }
}

/** `/slug` in the default locale, `/locale/slug` elsewhere. */
export const pathOf = (page: PagePath, settings: Pick<LocaleSettings, 'defaultLocale'>): string => {
  const prefix = page.locale === settings.defaultLocale ? '' : `/${page.locale}`
  return page.slug === '' ? prefix || '/' : `${prefix}/${page.slug}`
}

/**
 * Splits a decoded visitor's path into locale and slug. `canonical` is the only path of that page; if it
 * differs from the requested path, the visitor is redirected.
 */
export const splitPath = (
  path: string,
  { availableLocales, defaultLocale }: Pick<LocaleSettings, 'availableLocales' | 'defaultLocale'>,
): PagePath & { canonical: string } => {
  const { whole, prefix, rest } = readPath(path)
  const page =
    prefix !== undefined && availableLocales.includes(prefix)
      ? { locale: prefix, slug: rest }
      : { locale: defaultLocale, slug: whole }
  return { ...page, canonical: pathOf(page, { defaultLocale }) }
}
