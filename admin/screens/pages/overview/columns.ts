/** The language alone, unless the site has it in several regions. */
export const shortName = (locale: string, locales: readonly string[]): string => {
  const [language = locale] = locale.split('-')
  const isUnique = locales.filter(other => other.split('-')[0] === language).length < 2
  return (isUnique ? language : locale).toUpperCase()
}

/** The hidden columns after one of them was shown or hidden. */
export const withColumn = (hidden: readonly string[], name: string): string[] =>
  hidden.includes(name) ? hidden.filter(other => other !== name) : [...hidden, name]
