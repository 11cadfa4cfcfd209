import { defaultLanguage, type Language, languages } from '@ximblox/contract/locales'

/** The language that was chosen, else the first of the browser's that there is, else English. */
export const chooseLanguage = (chosen: string | null, preferred: readonly string[]): Language =>
  [chosen ?? '', ...preferred].map(known).find(language => language !== undefined) ?? defaultLanguage

const known = (tag: string): Language | undefined =>
  languages.find(language => language === tag.slice(0, 2).toLowerCase())
