/** Keeps what is created for a locale: creating an `Intl` format takes longer than formatting a hundred values. */
export const keepByLocale = <F>(create: (locale: string) => F): ((locale: string) => F) => {
  const kept = new Map<string, F>()
  return locale => {
    const known = kept.get(locale) ?? create(locale)
    kept.set(locale, known)
    return known
  }
}
