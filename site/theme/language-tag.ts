/** A locale as language tags are written: `nl-nl` is `nl-NL`. */
export const languageTag = (locale: string): string => {
  const [language = '', region = ''] = locale.split('-')
  return region === '' ? language : `${language}-${region.toUpperCase()}`
}
