import { type Language, languages } from '@ximblox/contract/locales'

/** A text in some of the interface languages. */
export type LocalizedText = Readonly<Partial<Record<Language, string>>>

/** A text of a definition for editors; a plain string is used in all interface languages. */
export type Label = string | LocalizedText

/** Resolves a label; `fallbacks` are the site's interface languages, tried in order if the wanted language is missing. */
export const labelIn = (label: Label, language: Language, fallbacks: readonly Language[]): string => {
  if (typeof label === 'string') return label
  const found = [language, ...fallbacks, ...languages].find(candidate => label[candidate] !== undefined)
  return (found && label[found]) ?? ''
}
