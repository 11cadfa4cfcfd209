/** A word of a text, or a part of a compound word such as `co2` in "CO₂-uitstoot". */
export interface SearchToken {
  /** In lower case, without accents and marks: `co2`. */
  word: string
  /**
   * The whole compound as one word, if this is a part of one: `co2uitstoot`. In scripts without spaces, where each
   * character is a token, this one and the next: `東京`.
   */
  joined?: string
  /** Where it is in the text. */
  start: number
  end: number
  /** Where `joined` ends, if that is after this token. */
  joinedEnd?: number
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
  for (const { 0: compound, 1: run, index } of compoundsIn(text)) {
    if (run !== undefined) {
      tokens.push(...characterTokens(run, index))
      continue
    }
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
  for (const { 0: compound, 1: run, index: start } of compoundsIn(term)) {
    const found = run === undefined ? [compoundWord(compound, start)] : segmentsOf(run, start)
    for (const word of found) {
      const [parts = [], ...others] = word.alternatives
      const kept = parts.slice(0, left)
      if (kept.length === 0) continue
      left -= kept.length
      words.push({ ...word, alternatives: [kept, ...others] })
    }
  }
  return words
}

const compoundWord = (compound: string, start: number): SearchedWord => {
  const parts = partsOf(compound, 0).map(({ word }) => word)
  const joined = normalise(compound)
  const alternatives = parts.length === 1 && parts[0] === joined ? [parts] : [parts, [joined]]
  return { alternatives, joined, start, end: start + compound.length }
}

/**
 * The words of a term in a script without spaces, each found by its pairs of characters. Single characters beside longer
 * words are particles, which say little.
 */
const segmentsOf = (run: string, offset: number): SearchedWord[] => {
  const segments = [...segmenter.segment(run)].map(({ segment, index }) =>
    characterWord(characterTokens(segment, offset + index)),
  )
  const words = segments.filter(word => word !== undefined && word.joined.length > 1)
  const whole = words.length > 0 ? words : [characterWord(characterTokens(run, offset))]
  return whole.filter(word => word !== undefined)
}

const characterWord = (tokens: readonly SearchToken[]): SearchedWord | undefined => {
  const [first] = tokens
  const last = tokens.at(-1)
  if (!first || !last) return
  const pairs = tokens.flatMap(({ joined }) => joined ?? [])
  const joined = tokens
    .map(({ word }) => word)
    .join('')
    .slice(0, maxLength)
  return {
    alternatives: [pairs.length > 0 ? pairs : [first.word]],
    joined,
    start: first.start,
    end: last.end,
  }
}

/** Only terms are segmented: what it makes of a text differs between its versions, and with the words beside each other. */
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

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

// Scripts without spaces between words; Korean has them, but not between a word and its endings.
const unspaced = ['Hani', 'Hira', 'Kana', 'Bopo', 'Hang', 'Thai', 'Laoo', 'Khmr', 'Mymr']
  .map(script => String.raw`\p{scx=${script}}`)
  .join('')
// Marks, soft hyphens and joiners belong to the word that they are in.
const marks = String.raw`\p{M}\u00AD\u200C\u200D`
const character = String.raw`[[\p{L}\p{N}]&&[${unspaced}]][${marks}\uFF9E\uFF9F]*`
const letter = String.raw`[\p{L}\p{N}${marks}]`
const spacedLetter = String.raw`[${letter}--[[\p{L}\p{N}]&&[${unspaced}]]]`
const apostrophes = `'’ʼ‘\`´`
const compoundsOf = (letter: string) =>
  String.raw`${letter}+(?:(?:[\-‐‑‒–.${apostrophes}&]|(?<=\p{N}),(?=\p{N}))${letter}+)*`
const onlyCompounds = new RegExp(compoundsOf(letter), 'gu')
const compoundsAndRuns = new RegExp(`${compoundsOf(spacedLetter)}|((?:${character})+)`, 'gv')
const hasRuns = new RegExp(`[${unspaced}]`, 'v')

/** Those that are a run of characters in scripts without spaces are the first group. Most texts have none. */
const compoundsIn = (text: string) => text.matchAll(hasRuns.test(text) ? compoundsAndRuns : onlyCompounds)

const apostrophe = new RegExp(`[${apostrophes}]`)
const part = new RegExp(`${letter}+`, 'gu')
const characters = new RegExp(character, 'gv')

/** Each character with the next one. Dictionaries would have to find the same words in texts and in terms. */
const characterTokens = (run: string, offset: number): SearchToken[] =>
  [...run.matchAll(characters)]
    .map(({ 0: text, index }) => ({
      word: normaliseCharacter(text),
      start: offset + index,
      end: offset + index + text.length,
    }))
    .filter(({ word }) => word !== '')
    .map((token, index, all) => {
      const next = all[index + 1]
      return next ? { ...token, joined: token.word + next.word, joinedEnd: next.end } : token
    })

/** What looks like an accent is another letter here, as in は and ば. */
const normaliseCharacter = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, maxLength)

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
