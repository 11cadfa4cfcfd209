import type { LocaleSettings } from '../locales.ts'

export interface PagePath {
  locale: string
  slug: string
}

const prefixed = /^\/([a-z]{2}-[a-z]{2})(?:\/(.*))?$/

/** `/slug` in the default locale, `/locale/slug` elsewhere (specification, section 2: language switcher). */
export const pathOf = (page: PagePath, settings: Pick<LocaleSettings, 'defaultLocale'>): string => {
  const prefix = page.locale === settings.defaultLocale ? '' : `/${page.locale}`
  return page.slug === '' ? prefix || '/' : `${prefix}/${page.slug}`
}

/**
 * Splits a visitor's path, already decoded, into locale and slug (specification, section 2: public routes).
 * `canonical` is the one path of that page; where it differs from the path asked for, the visitor is redirected.
 */
export const splitPath = (path: string, settings: LocaleSettings): PagePath & { canonical: string } => {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
  const match = prefixed.exec(trimmed)
  const locale = match?.[1]
  const known = locale !== undefined && settings.availableLocales.includes(locale)
  const page = known
    ? { locale, slug: match?.[2] ?? '' }
    : { locale: settings.defaultLocale, slug: trimmed.replace(/^\//, '') }
  return { ...page, canonical: pathOf(page, settings) }
}
