import type { SearchText, SearchWeight } from '@ximblox/blocks/search-text'
import { searchTokens } from '@ximblox/contract/rules/search-words'

/** The different words of a page, and for each the places where it is, such as `1A,17C`. */
export interface IndexedWords {
  words: string[]
  places: string[]
  /** The words as they are written, in lower case. */
  spellings: string[]
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
  const add = (word: string, position: number, weight: SearchWeight, spelling: string) => {
    const known = found.get(word) ?? { places: [], spelling }
    if (known.places.length < maxPlaces) known.places.push(`${position}${weight}`)
    found.set(word, known)
  }
  let position = 0
  for (const texts of [visible, invisible]) {
    for (const { text, weight } of texts) {
      for (const { word, joined, start, end } of searchTokens(text)) {
        position = Math.min(position + 1, maxPosition)
        add(word, position, weight, spellingOf(text.slice(start, end)))
        if (joined !== undefined && joined !== word) add(joined, position, weight, joined)
      }
    }
    position = Math.ceil(position / passageTokens) * passageTokens
  }
  return {
    words: [...found.keys()],
    places: [...found.values()].map(({ places }) => places.join(',')),
    spellings: [...found.values()].map(({ spelling }) => spelling),
  }
}

/** Where each passage of a text begins, and the last one ends, in bytes of its UTF-8. */
export const passageStarts = (text: string): number[] => {
  const starts: number[] = []
  let before = 0
  let bytes = 0
  for (const [index, { start }] of searchTokens(text).slice(0, maxPosition).entries()) {
    if (index % passageTokens > 0) continue
    bytes += Buffer.byteLength(text.slice(before, start))
    before = start
    starts.push(bytes)
  }
  return [...starts, bytes + Buffer.byteLength(text.slice(before))]
}

const spellingOf = (text: string): string => text.normalize('NFC').replaceAll('\u00AD', '').toLowerCase()
