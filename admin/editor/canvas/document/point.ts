import type { TextOffset } from '../../rich-text/plain-writing.ts'

/** A position in the viewport of the canvas. */
export interface Point {
  left: number
  top: number
}

/** The start of one of the lines directly in a rich text. */
export interface LineNumber {
  line: number
}

/** A position in a rich text, counted from its end. */
export interface FromEnd {
  fromEnd: number
}

/** Where to put the caret in a rich text. */
export type CaretPlace = Point | LineNumber | FromEnd | TextOffset
