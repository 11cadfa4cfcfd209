import type { LocaleSettings } from '../locales.ts'

export interface PagePath {
  locale: string
  slug: string
}

/** A visitor's path by its form alone. */
export interface PathParts {
  /** Without slashes around it. */
  whole: string
  /** What has the form of a locale, and is one only where the site has it. */
  prefix: string | undefined
  /** What comes after the prefix; the whole where there is none. */
  rest: string
}

const prefixed = /^([a-z]{2}-[a-z]{2})(?:\/(.*))?$/s

/** Reads a path that is decoded already (specification, section 2: public routes). */
export const readPath = (path: string): PathParts => {
  const whole = path.replace(/^\/|\/+$/g, '')
  const [, prefix, rest = ''] = prefixed.exec(whole) ?? []
  return { whole, prefix, rest: prefix === undefined ? whole : rest }
}

/** `/slug` in the default locale, `/locale/slug` elsewhere (specification, section 2: language switcher). */
export const pathOf = (page: PagePath, settings: Pick<LocaleSettings, 'defaultLocale'>): string => {
  const prefix = page.locale === settings.defaultLocale ? '' : `/${page.locale}`
  return page.slug === '' ? prefix || '/' : `${prefix}/${page.slug}`
}

/**
 * Splits a visitor's path, already decoded, into locale and slug. `canonical` is the one path of that page; where it
 * differs from the path asked for, the visitor is redirected.
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
