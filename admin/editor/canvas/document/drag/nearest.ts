export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** In the viewport. */
interface Point {
  x: number
  y: number
}

export type Edge = 'top' | 'bottom' | 'left' | 'right'

/**
 * The one of some boxes that a point is in, or else is nearest to: by height, and sideways among those of one row. The
 * first of those that are alike.
 */
export const nearest = <One extends { box: Box }>(boxes: readonly One[], { x, y }: Point): One | undefined =>
  boxes.toSorted(
    ({ box: a }, { box: b }) =>
      distance(a.top, a.bottom, y) - distance(b.top, b.bottom, y) ||
      distance(a.left, a.right, x) - distance(b.left, b.right, x),
  )[0]

const distance = (start: number, end: number, at: number) => Math.max(start - at, at - end, 0)

/** The edge of a box that a point is nearer to: one at its side if another box stands beside it. */
export const edgeAt = (box: Box, all: readonly Box[], { x, y }: Point): Edge => {
  if (all.some(other => isBeside(other, box))) return x < (box.left + box.right) / 2 ? 'left' : 'right'
  return y < (box.top + box.bottom) / 2 ? 'top' : 'bottom'
}

/** Whether two boxes are in one row; boxes below each other may overlap a little. */
const isBeside = (one: Box, other: Box): boolean => {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  const isApart = one.right <= other.left + 1 || other.right <= one.left + 1
  return isApart && shared > Math.min(one.bottom - one.top, other.bottom - other.top) / 2
}

/** The key that a block follows when it is dropped at an edge of another one; null for the start. */
export const dropAfter = (
  keys: readonly string[],
  key: string,
  edge: Edge,
  isRightToLeft: boolean,
): string | null => {
  const isAtEnd = edge === 'bottom' || edge === (isRightToLeft ? 'left' : 'right')
  return isAtEnd ? key : (keys[keys.indexOf(key) - 1] ?? null)
}
