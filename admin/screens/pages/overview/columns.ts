/** The language alone, unless the site has it in several regions. */
export const shortName = (locale: string, locales: readonly string[]): string => {
  const [language = locale] = locale.split('-')
  const isUnique = locales.filter(other => other.split('-')[0] === language).length < 2
  return (isUnique ? language : locale).toUpperCase()
}

/** The hidden columns after one of them was shown or hidden. */
export const withColumn = (hidden: readonly string[], name: string): string[] =>
  hidden.includes(name) ? hidden.filter(other => other !== name) : [...hidden, name]

/** The locales of the site, and after them those that it no longer has and pages of these rows are in. */
export const withHidden = (
  locales: readonly string[],
  rows: readonly { pages: readonly { locale: string }[] }[],
): string[] => [...new Set([...locales, ...rows.flatMap(({ pages }) => pages.map(({ locale }) => locale))])]
