import { type ErrorEntry, isError } from '@ximblox/contract/errors'

/** The words of a field, separated by commas or what other scripts and spreadsheets have in their place. */
export const wordsIn = (text: string): string[] =>
  text
    .split(/[,;،؛、，；\t\n]/)
    .map(word => word.trim())
    .filter(word => word !== '')

/** The languages of the site's locales, each once. */
export const languagesOf = (locales: readonly string[]): string[] => [
  ...new Set(locales.map(locale => locale.slice(0, 2))),
]

/** What is wrong with the words of a group, or with one of them. */
export type WordError = { is: 'full' | 'tooMany' | 'tooFew' } | { is: 'taken' | 'tooLong'; word: string }

/** Undefined for an error of anything but the words. */
export const wordError = (entry: ErrorEntry, words: readonly string[]): WordError | undefined => {
  const hasTooMany = isError(entry, 'tooManyItems')
  if (entry.property === '' && hasTooMany) return { is: 'full' }
  if (entry.property === 'words') return { is: hasTooMany ? 'tooMany' : 'tooFew' }
  const index = /^words\.(\d+)$/.exec(entry.property)?.[1]
  if (index === undefined) return
  const word = words[Number(index)] ?? ''
  return { is: isError(entry, 'alreadyExists') ? 'taken' : 'tooLong', word }
}
