/** A position in the viewport of the canvas. */
export interface Point {
  left: number
  top: number
}

/** The start of one of the lines directly in a rich text. */
export interface LineNumber {
  line: number
}
