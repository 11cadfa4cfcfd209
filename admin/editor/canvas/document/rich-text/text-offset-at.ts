import type { RichText } from '@ximblox/blocks/rich-text/document'
import { openPlainWriting, type TextOffset, textsOf } from '../../../rich-text/plain-writing.ts'
import type { CaretPlace, Point } from '../point.ts'

/** The elements of the paragraphs, headings and preformatted texts of a formatted text that is shown. */
export const elementsOfTexts = (field: HTMLElement): HTMLElement[] => [
  ...field.querySelectorAll<HTMLElement>(':is(p, h2, h3, h4, pre):not([data-callout-label])'),
]

/** Where a place is in a formatted text that is shown; null means at its end. */
export const textOffsetAt = (field: HTMLElement, value: RichText, place: CaretPlace | null): TextOffset => {
  if (place && 'text' in place) return place
  if (place && 'left' in place) return textOffsetAtPoint(field, place) ?? atEnd(value)
  if (place && 'line' in place) {
    const before = textsOf({ content: value.content.slice(0, place.line) }).length
    return { text: before, offset: 0 }
  }
  return atEnd(value)
}

const atEnd = (value: RichText): TextOffset => {
  const text = Math.max(0, textsOf(value).length - 1)
  return { text, offset: openPlainWriting(value, text).text().length }
}

/** The character at a point of the window; null if none of the texts of the field is there. */
export const textOffsetAtPoint = (field: HTMLElement, { left, top }: Point): TextOffset | null => {
  const at = document.caretPositionFromPoint?.(left, top)
  const elements = elementsOfTexts(field)
  const element = at && elements.find(element => element.contains(at.offsetNode))
  if (!at || !element) return null
  const range = document.createRange()
  range.setStart(element, 0)
  range.setEnd(at.offsetNode, at.offset)
  const breaks = range.cloneContents().querySelectorAll('br').length
  return { text: elements.indexOf(element), offset: range.toString().length + breaks }
}
