/** Every locale a site may enable (specification, section 9), in lower case as in URLs. */
export const locales = ['en-gb', 'nl-nl', 'de-de', 'fr-fr'] as const
export type Locale = (typeof locales)[number]

/** Languages of the interface and of messages (specification, section 3: translation languages). */
export const languages = ['en', 'nl', 'de', 'fr'] as const
export type Language = (typeof languages)[number]

/** The interface language if user, cookie and browser name none (specification, section 9). */
export const defaultLanguage: Language = 'en'

export const isLocale = (value: string): value is Locale => (locales as readonly string[]).includes(value)

/** The interface language of a locale: the locale without its region suffix (specification, section 2). */
export const languageOf = (locale: string): Language => {
  const language = locale.slice(0, 2)
  return languages.find(known => known === language) ?? defaultLanguage
}

/** The locale settings of a site (specification, section 3). */
export interface LocaleSettings {
  availableLocales: string[]
  defaultLocale: string
  customSlugLocales: string[]
}
