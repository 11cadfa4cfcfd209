/** A position in the viewport of the canvas. */
export interface Point {
  left: number
  top: number
}
