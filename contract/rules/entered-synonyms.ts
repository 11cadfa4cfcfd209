import { type ErrorEntry, errorAt } from '../errors.ts'
import { limits } from '../limits.ts'
import { synonymSize, synonymText } from './synonyms.ts'

/** The entries of a group as they are stored: those that have words, each once. */
export const enteredWords = (words: readonly string[]): string[] => {
  const known = new Set([''])
  return words
    .map(word => word.trim().replace(/\s+/g, ' '))
    .filter(word => {
      const text = synonymText(word)
      return !known.has(text) && known.add(text)
    })
}

/** What is wrong with the entries of a group; `taken` are those that another group has, as they are compared. */
export const synonymErrors = (words: readonly string[], taken: readonly string[] = []): ErrorEntry[] => [
  ...(enteredWords(words).length < 2 ? [errorAt('words', 'tooFewItems', { min: 2 })] : []),
  ...words.flatMap((word, index): ErrorEntry[] => {
    const property = `words.${index}`
    if (word.length > limits.synonymLength || synonymSize(word) > limits.synonymSize)
      return [errorAt(property, 'limitExceeded')]
    return taken.includes(synonymText(word)) ? [errorAt(property, 'alreadyExists')] : []
  }),
]
