/** A language with its region, in lower case as in URLs: `nl-nl`. */
export type Locale = string

/** The locales that are offered first. */
export const commonLocales: readonly Locale[] = ['en-gb', 'nl-nl', 'de-de', 'fr-fr']

/** Languages of the interface and of messages. */
export const languages = ['en', 'nl', 'de', 'fr'] as const

/** A language of the interface. */
export type Language = (typeof languages)[number]

/** The interface language if user, cookie and browser name none. */
export const defaultLanguage: Language = 'en'

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/**
 * Is it a BCP 47 tag of an existing language and region, of two letters each, in lower case? Public paths begin with one.
 */
export const isLocale = (value: string): value is Locale => {
  const [, language, region] = /^([a-z]{2})-([a-z]{2})$/.exec(value) ?? []
  if (language === undefined || region === undefined) return false
  return languageNames.of(language) !== undefined && regionNames.of(region.toUpperCase()) !== undefined
}

/** The interface language of a locale: the locale without its region suffix. */
export const languageOf = (locale: string): Language => {
  const language = locale.slice(0, 2)
  return languages.find(known => known === language) ?? defaultLanguage
}

/** The locale settings of a site. */
export interface LocaleSettings {
  availableLocales: string[]
  defaultLocale: string
  customSlugLocales: string[]
}
