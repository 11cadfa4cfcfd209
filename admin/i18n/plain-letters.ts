import { withoutAccents } from '@ximblox/contract/rules/without-accents'

/** A text to look for and in: in lower case, without accents, and with ss for ß, which has no capital on keyboards. */
export const plainLetters = (text: string): string => withoutAccents(text).replaceAll('ß', 'ss')

/** The words of a term, all of which are looked for in any order. */
export const plainWords = (term: string): string[] =>
  plainLetters(term)
    .split(/\s+/)
    .filter(word => word !== '')
