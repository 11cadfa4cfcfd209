/** The name of a locale with its region, because a site may have several of one language. */
export const localeNameIn = (language: string, locale: string): string => {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(locale) ?? locale
  } catch {
    return locale
  }
}
