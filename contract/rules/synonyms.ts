import { limits } from '../limits.ts'
import { type Alternatives, type SearchedWord, searchedWords } from './search-words.ts'

/** Part of a term that may be in a group of synonyms: some of its words, following each other. */
export interface Phrase {
  from: number
  length: number
  /** The words as they are compared, with spaces between them. */
  text: string
}

/** A group of synonyms that a phrase of a term is in. */
export interface SynonymMatch {
  from: number
  length: number
  words: readonly string[]
}

/** The words that synonyms add to a term at most: the cost of a search grows with their number. */
const maxAdded = 12

/** The words of an entry as they are compared, with spaces between them; "" if it has none. */
export const synonymText = (entry: string): string => textOf(searchedWords(entry))

/** The number of words of an entry. */
export const synonymSize = (entry: string): number => searchedWords(entry).length

/** All phrases of a term that are not longer than an entry may be. */
export const phrasesOf = (words: readonly SearchedWord[]): Phrase[] =>
  words.flatMap((_, from) =>
    Array.from({ length: Math.min(limits.synonymSize, words.length - from) }, (_, index) => {
      const length = index + 1
      return { from, length, text: textOf(words.slice(from, from + length)) }
    }),
  )

const textOf = (words: readonly SearchedWord[]): string => words.map(({ joined }) => joined).join(' ')

/** The term with the synonyms of its words as alternatives; longer phrases come before the words in them. */
export const withSynonyms = (
  words: readonly SearchedWord[],
  matches: readonly SynonymMatch[],
): SearchedWord[] => {
  const expanded: SearchedWord[] = []
  let left = maxAdded
  for (let from = 0; from < words.length; ) {
    const here = matches.filter(match => match.from === from)
    const length = Math.max(1, ...here.map(match => match.length))
    const phrase = words.slice(from, from + length)
    const own = phraseAlternatives(phrase)
    const entries = here.filter(match => match.length === length).flatMap(match => match.words)
    const others = withoutOwn(entries.flatMap(alternativesOf), own)
    const added = others.filter(parts => (left -= parts.length) >= 0)
    const word = joinWords(phrase)
    if (word) expanded.push({ ...word, alternatives: [...added, ...own] })
    from += length
  }
  return expanded
}

const alternativesOf = (entry: string): Alternatives => phraseAlternatives(searchedWords(entry))

/** Of several words, all have to be there. */
const phraseAlternatives = (words: readonly SearchedWord[]): Alternatives => {
  const [first, ...others] = words
  if (!first) return []
  return others.length === 0
    ? first.alternatives
    : [words.flatMap(({ alternatives }) => alternatives[0] ?? [])]
}

const withoutOwn = (alternatives: Alternatives, own: Alternatives): Alternatives => {
  const known = new Set(own.map(parts => parts.join(' ')))
  return alternatives.filter(parts => {
    const key = parts.join(' ')
    return !known.has(key) && known.add(key)
  })
}

const joinWords = (words: readonly SearchedWord[]): Omit<SearchedWord, 'alternatives'> | undefined => {
  const [first] = words
  const last = words.at(-1)
  if (!first || !last) return
  return { joined: words.map(({ joined }) => joined).join(''), start: first.start, end: last.end }
}
