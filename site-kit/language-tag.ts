/** A locale in the form of BCP 47: `nl-nl` becomes `nl-NL`. */
export const languageTag = (locale: string): string => {
  const [language = '', region = ''] = locale.split('-')
  return region === '' ? language : `${language}-${region.toUpperCase()}`
}
