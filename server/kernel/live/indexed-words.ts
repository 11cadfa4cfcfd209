import type { SearchText, SearchWeight } from '@ximblox/blocks/search-text'
import { type SearchToken, searchTokens } from '@ximblox/contract/rules/search-words'
import { isProse } from './prose.ts'

/** The different words of a page, and for each the places where it is, such as `1A,17C`. */
export interface IndexedWords {
  words: string[]
  places: string[]
  /** The words as they are written, in lower case. */
  spellings: string[]
  /** Where each passage of the visible texts begins, one text a line, and the last one ends; in bytes of UTF-8. */
  passageStarts: number[]
  /** The positions of sentences, and of headings and labels right above them: from the first one to before the last one. */
  prose: [number, number][]
  /** The first of the visible texts that is in them, and the position before its first word. */
  firstProse?: { index: number; start: number }
}

/** The number of tokens in a passage, of which an excerpt shows a few. */
export const passageTokens = 16
/** Of each word that occurs often; PostgreSQL keeps at most 255. */
const maxPlaces = 64
/** PostgreSQL counts positions only up to this. */
export const maxPosition = 16_383

/**
 * The words of a page with their positions. A position is the number of the token in the visible texts together, by
 * which the hits of a search are found in the text again; those of invisible texts begin at the next passage.
 */
export const indexedWords = (
  visible: readonly SearchText[],
  invisible: readonly SearchText[] = [],
): IndexedWords => {
  const found = new Map<string, { places: string[]; spelling: string }>()
  const put = (word: string, place: string, spelling: string) => {
    const known = found.get(word) ?? { places: [], spelling }
    if (known.places.length < maxPlaces) known.places.push(place)
    found.set(word, known)
  }
  const add = (
    { word, joined, start, end }: SearchToken,
    text: string,
    position: number,
    weight: SearchWeight,
  ) => {
    put(word, `${position}${weight}`, spellingOf(text.slice(start, end)))
    if (joined !== undefined && joined !== word) put(joined, `${position}${weight}`, joined)
  }
  const passageStarts: number[] = []
  const prose: [number, number][] = []
  let firstProse: IndexedWords['firstProse']
  const tokenized = visible.map(({ text, weight }) => {
    const tokens = searchTokens(text)
    return { text, weight, tokens, isProse: weight === 'C' && isProse(text, tokens.length) }
  })
  let position = 0
  let bytes = 0
  for (const [index, { text, weight, tokens, ...one }] of tokenized.entries()) {
    let measured = 0
    const first = position + 1
    for (const token of tokens) {
      if (position % passageTokens === 0) {
        bytes += Buffer.byteLength(text.slice(measured, token.start))
        measured = token.start
        passageStarts.push(bytes)
      }
      position = Math.min(position + 1, maxPosition)
      add(token, text, position, weight)
    }
    bytes += Buffer.byteLength(text.slice(measured)) + 1
    const isAboveProse = weight !== 'A' && tokenized[index + 1]?.isProse === true
    if (position < first || !(one.isProse || isAboveProse)) continue
    addRange(prose, first, position + 1)
    if (one.isProse) firstProse ??= { index, start: first - 1 }
  }
  passageStarts.push(Math.max(0, bytes - 1))
  position = Math.ceil(position / passageTokens) * passageTokens
  for (const { text, weight } of invisible)
    for (const token of searchTokens(text)) {
      position = Math.min(position + 1, maxPosition)
      add(token, text, position, weight)
    }
  return {
    words: [...found.keys()],
    places: [...found.values()].map(({ places }) => places.join(',')),
    spellings: [...found.values()].map(({ spelling }) => spelling),
    passageStarts,
    prose,
    ...(firstProse && { firstProse }),
  }
}

const addRange = (ranges: [number, number][], from: number, to: number): void => {
  const last = ranges.at(-1)
  if (last?.[1] === from) last[1] = to
  else ranges.push([from, to])
}

const spellingOf = (text: string): string => text.normalize('NFC').replaceAll('\u00AD', '').toLowerCase()
