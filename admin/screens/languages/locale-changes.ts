import { commonLocales, type Locale, type LocaleSettings } from '@ximblox/contract/locales'

type Locales = Pick<LocaleSettings, 'availableLocales' | 'customSlugLocales'>

/** The common languages that the site does not have yet. */
export const offeredLocales = (present: readonly string[]): Locale[] =>
  commonLocales.filter(locale => !present.includes(locale))

/** The code of a language as URLs have it; elsewhere, people also write `de_AT`. */
export const localeIn = (code: string): string => code.trim().toLowerCase().replace('_', '-')

/** An added language gets slugs of its own. */
export const withLocale = ({ availableLocales, customSlugLocales }: Locales, locale: Locale): Locales => ({
  availableLocales: [...availableLocales, locale],
  customSlugLocales: [...new Set([...customSlugLocales, locale])],
})

/** A removed language keeps its slugs, because it may be added back. */
export const withoutLocale = (
  { availableLocales }: Locales,
  locale: Locale,
): Pick<Locales, 'availableLocales'> => ({
  availableLocales: availableLocales.filter(one => one !== locale),
})
