import type { SearchText } from '@ximblox/blocks/search-text'
import { type IndexedWords, passageTokens } from './indexed-words.ts'

/** What a result shows of a page when no sentence of it has the words. */
export interface Summary {
  text: string
  /** The position before that of its first word. */
  start: number
}

/** More than an excerpt shows. */
const maxLength = 300

/** The description for search engines, with which the invisible texts begin, or else the text from its first sentence on. */
export const summaryOf = (
  description: string,
  visible: readonly SearchText[],
  { passageStarts, firstProse }: Pick<IndexedWords, 'passageStarts' | 'firstProse'>,
): Summary => {
  if (description.trim() !== '')
    return { text: cut(description), start: (passageStarts.length - 1) * passageTokens }
  if (!firstProse) return { text: '', start: 0 }
  const texts = visible.slice(firstProse.index).map(({ text }) => text)
  return { text: cut(texts.join('\n')), start: firstProse.start }
}

const cut = (text: string): string => text.slice(0, maxLength).toWellFormed()
