import type { SearchText, SearchWeight } from '@ximblox/blocks/search-text'
import { searchTokens } from '@ximblox/contract/rules/search-words'

/** The different words of a page, and for each the places where it is, such as `1A,17C`. */
export interface IndexedWords {
  words: string[]
  places: string[]
  /** The words as they are written, in lower case. */
  spellings: string[]
}

/** Of each word that occurs often; PostgreSQL keeps at most 255. */
const maxPlaces = 64
/** PostgreSQL counts positions only up to this. */
const maxPosition = 16_383

/**
 * The words of a page with their positions. A position is the number of the token in all texts together, by which the
 * hits of a search are found in the text again.
 */
export const indexedWords = (texts: readonly SearchText[]): IndexedWords => {
  const found = new Map<string, { places: string[]; spelling: string }>()
  const add = (word: string, position: number, weight: SearchWeight, spelling: string) => {
    const known = found.get(word) ?? { places: [], spelling }
    if (known.places.length < maxPlaces) known.places.push(`${position}${weight}`)
    found.set(word, known)
  }
  let position = 0
  for (const { text, weight } of texts) {
    for (const { word, joined, start, end } of searchTokens(text)) {
      position = Math.min(position + 1, maxPosition)
      add(word, position, weight, spellingOf(text.slice(start, end)))
      if (joined !== undefined && joined !== word) add(joined, position, weight, joined)
    }
  }
  return {
    words: [...found.keys()],
    places: [...found.values()].map(({ places }) => places.join(',')),
    spellings: [...found.values()].map(({ spelling }) => spelling),
  }
}

const spellingOf = (text: string): string => text.normalize('NFC').replaceAll('\u00AD', '').toLowerCase()
