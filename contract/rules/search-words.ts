/** A word of a text, or a part of a compound word such as `co2` in "CO₂-uitstoot". */
export interface SearchToken {
  /** In lower case, without accents and marks: `co2`. */
  word: string
  /** The whole compound as one word, if this is a part of one: `co2uitstoot`. */
  joined?: string
  /** Where it is in the text. */
  start: number
  end: number
}

/** A word that a visitor searches for: alternatives, each of which is a list of words that must all be there. */
export type Alternatives = string[][]

/** A word of a term, and where it is in the term. */
export interface SearchedWord {
  alternatives: Alternatives
  /** The word without hyphens and other marks. */
  joined: string
  start: number
  end: number
}

/** Longer words are cut, as in "aaaa…". */
const maxLength = 60
/** The number of words of a term that count, those in compounds included: the cost of ranking grows with its square. */
const maxWords = 12

/** The searchable words of a text in their order. Texts and the terms of visitors go through this function alike. */
export const searchTokens = (text: string): SearchToken[] => {
  const tokens: SearchToken[] = []
  for (const { 0: compound, index } of text.matchAll(compounds)) {
    const parts = partsOf(compound, index)
    if (parts.length < 2 && !apostrophe.test(compound)) tokens.push(...parts)
    else {
      const joined = normalise(compound)
      for (const part of parts) tokens.push({ ...part, joined })
    }
  }
  return tokens
}

/** The words of a term; none if it contains no word. */
export const searchedWords = (term: string): SearchedWord[] => {
  const words: SearchedWord[] = []
  let left = maxWords
  for (const { 0: compound, index: start } of term.matchAll(compounds)) {
    const parts = partsOf(compound, 0)
      .map(({ word }) => word)
      .slice(0, left)
    const joined = normalise(compound)
    if (parts.length === 0) continue
    left -= parts.length
    const alternatives = parts.length === 1 && parts[0] === joined ? [parts] : [parts, [joined]]
    words.push({ alternatives, joined, start, end: start + compound.length })
  }
  return words
}

/** A word as it is compared: without case, accents, ligatures and subscripts. */
export const normalise = (word: string): string =>
  isPlain.test(word) ? word.toLowerCase().slice(0, maxLength) : normaliseMarks(word)

/** Most words, which need none of the slower steps. */
const isPlain = /^[a-z\d]+$/i

const normaliseMarks = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(letters, letter => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .normalize('NFC')
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, '')

const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}
const letters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')

// Marks, soft hyphens and joiners belong to the word that they are in.
const letter = String.raw`[\p{L}\p{N}\p{M}\u00AD\u200C\u200D]`
const apostrophes = `'’ʼ‘\`´`
const compounds = new RegExp(
  String.raw`${letter}+(?:(?:[-‐‑‒–.${apostrophes}&]|(?<=\p{N}),(?=\p{N}))${letter}+)*`,
  'gu',
)
const apostrophe = new RegExp(`[${apostrophes}]`)
const part = new RegExp(`${letter}+`, 'gu')

/** What an apostrophe separates is no word of its own if it is a single letter: "foto’s", "l’eau". */
const partsOf = (compound: string, offset: number): SearchToken[] => {
  const all = [...compound.matchAll(part)].map(({ 0: text, index }) => ({
    word: normalise(text),
    start: offset + index,
    end: offset + index + text.length,
    isElision:
      text.length === 1 &&
      (apostrophe.test(compound[index - 1] ?? '') || apostrophe.test(compound[index + 1] ?? '')),
  }))
  const words = all.filter(({ word }) => word !== '')
  const kept = words.filter(({ isElision }) => !isElision)
  return (kept.length > 0 ? kept : words).map(({ isElision: _isElision, ...token }) => token)
}
