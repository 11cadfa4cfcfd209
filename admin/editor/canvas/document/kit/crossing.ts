import type { RichText } from '@ximblox/blocks/rich-text/document'
import { type JoinedTexts, joinTexts } from '../../../rich-text/join-texts.ts'
import { openPlainWriting, type PlainWriting, textsOf } from '../../../rich-text/plain-writing.ts'
import { elementsOfTexts } from '../rich-text/text-offset-at.ts'

type WritingArea = Pick<HTMLTextAreaElement, 'selectionStart' | 'selectionEnd' | 'value' | 'closest'>

/**
 * What a key does at the edge of an interim text, which takes the place of some of the texts of a document: joins one of
 * them with its neighbour, or moves the caret there. Null if the text area handles the key itself.
 */
export const crossingOf = (
  key: string,
  area: WritingArea,
  doc: RichText,
  writing: Pick<PlainWriting, 'texts'>,
): JoinedTexts | null => {
  const { selectionStart: caret, selectionEnd, value } = area
  if (caret !== selectionEnd) return null
  const { first, count } = writing.texts()
  const next = first + count
  const [isAtStart, isAtEnd] = [caret === 0, caret === value.length]
  if (key === 'Backspace' && isAtStart) return joinTexts(doc, first)
  if (key === 'Delete' && isAtEnd) return joinWithNext(doc, next)
  if (key === 'ArrowLeft' && isAtStart) return placeIn(doc, first - 1, Number.POSITIVE_INFINITY)
  if (key === 'ArrowRight' && isAtEnd) return placeIn(doc, next, 0)
  const isOneLine = count === 1 && hasOneLine(area, first)
  if (key === 'ArrowUp' && (isAtStart || isOneLine)) return placeIn(doc, first - 1, caret)
  if (key === 'ArrowDown' && (isAtEnd || isOneLine)) return placeIn(doc, next, isOneLine ? caret : 0)
  return null
}

/** The caret stays at the end of the text before. */
const joinWithNext = (doc: RichText, next: number): JoinedTexts | null => {
  const joined = joinTexts(doc, next)
  return joined?.text === next ? joinTexts(joined.doc, next) : joined
}

const placeIn = (doc: RichText, text: number, offset: number): JoinedTexts | null => {
  if (text < 0 || text >= textsOf(doc).length) return null
  return { doc, text, offset: Math.min(offset, openPlainWriting(doc, text).text().length) }
}

const hasOneLine = (area: Pick<WritingArea, 'closest'>, text: number): boolean => {
  const field = area.closest<HTMLElement>('[data-field]')
  const element = field && elementsOfTexts(field)[text]
  if (!element) return false
  const range = document.createRange()
  range.selectNodeContents(element)
  const [first, ...others] = range.getClientRects()
  return first === undefined || others.every(({ top }) => top < first.bottom)
}
