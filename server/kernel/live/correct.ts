import type { Alternatives, SearchedWord } from '@ximblox/contract/rules/search-words'
import type { Database } from '../db/pool.ts'
import * as store from './correct-store.ts'
import { allowedErrors, editDistance } from './edit-distance.ts'

interface Corrected {
  words: Alternatives[]
  /** The term as it was probably meant; null if its words were not changed. */
  suggestion: string | null
}

interface Replacement {
  alternatives: Alternatives
  /** Absent if the word is right, only not a word of its own on any page. */
  spelling?: string
}

/** The number of words of a term that are corrected. */
const maxCorrected = 4
/** The number of similar words whose pages are counted. */
const maxCompared = 8
/** Shorter words are inside of too many others. */
const minContained = 4

/** Replaces the words of a term that no page has; undefined if there are none, or if one has no replacement. */
export const correct = async (
  db: Database,
  term: string,
  words: readonly SearchedWord[],
  locales: readonly string[],
): Promise<Corrected | undefined> => {
  const unknown = new Set(
    await store.selectUnknown(
      db,
      words.map(({ alternatives }) => alternatives),
      locales,
    ),
  )
  if (unknown.size === 0 || unknown.size > maxCorrected) return
  const known = words.flatMap(({ alternatives }, index) => (unknown.has(index) ? [] : [alternatives]))
  const replaced: (Replacement | undefined)[] = []
  for (const [index, word] of words.entries()) {
    const replacement = unknown.has(index) ? await replace(db, word, known, locales) : undefined
    if (unknown.has(index) && !replacement) return
    replaced.push(replacement)
  }
  return {
    words: words.map(({ alternatives }, index) => replaced[index]?.alternatives ?? alternatives),
    suggestion: suggestionOf(term, words, replaced),
  }
}

const suggestionOf = (
  term: string,
  words: readonly SearchedWord[],
  replaced: readonly (Replacement | undefined)[],
): string | null => {
  let corrected = ''
  let end = 0
  for (const [index, word] of words.entries()) {
    const spelling = replaced[index]?.spelling
    if (spelling === undefined) continue
    corrected += term.slice(end, word.start) + spelling
    end = word.end
  }
  return end === 0 ? null : corrected + term.slice(end)
}

/** What is right comes before what is nearly right. */
const replace = async (
  db: Database,
  { joined }: SearchedWord,
  known: readonly Alternatives[],
  locales: readonly string[],
): Promise<Replacement | undefined> => {
  const languages = [...new Set(locales.map(locale => locale.slice(0, 2)))]
  const containing = joined.length < minContained ? [] : await store.selectContaining(db, joined, languages)
  if (containing.length > 0) return { alternatives: containing.map(word => [word]) }
  const halves = await store.selectHalves(db, joined, languages)
  if (halves.length > 0) return { alternatives: halves }
  return mostSimilar(db, joined, known, { locales, languages })
}

/** Of the words on live pages with the fewest differences, the one on most pages. */
const mostSimilar = async (
  db: Database,
  word: string,
  known: readonly Alternatives[],
  { locales, languages }: { locales: readonly string[]; languages: readonly string[] },
): Promise<Replacement | undefined> => {
  // Most words have one error, and few words of the site are compared with those.
  for (let errors = 1; errors <= allowedErrors(word); errors++) {
    const similar = await store.selectSimilar(db, word, errors, languages)
    const nearest = similar.filter(candidate => editDistance(word, candidate.word) === errors)
    const best = await mostFrequent(db, nearest.slice(0, maxCompared), known, locales)
    if (best) return { alternatives: [[best.word]], spelling: best.spelling }
  }
}

/** Undefined if no page has any of the words besides the known ones: some were on pages that are not live any more. */
const mostFrequent = async (
  db: Database,
  candidates: readonly store.KnownWord[],
  known: readonly Alternatives[],
  locales: readonly string[],
): Promise<store.KnownWord | undefined> => {
  if (candidates.length === 0) return
  const words = candidates.map(({ word }) => word)
  const pages = await store.selectFrequencies(db, words, known, locales)
  const pagesOf = ({ word }: store.KnownWord) => pages.get(word) ?? 0
  return candidates.filter(word => pagesOf(word) > 0).toSorted((a, b) => pagesOf(b) - pagesOf(a))[0]
}
