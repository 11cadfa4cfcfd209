interface Box {
  top: number
  bottom: number
}

/** The one of some boxes that a height in the viewport is in, or else is nearest to; the first of those that are alike. */
export const nearest = <One extends { box: Box }>(boxes: readonly One[], y: number): One | undefined =>
  boxes.toSorted((a, b) => distance(a.box, y) - distance(b.box, y))[0]

const distance = ({ top, bottom }: Box, y: number) => Math.max(top - y, y - bottom, 0)

/** The key that a block follows when it is dropped at an edge of another one; null for the start. */
export const dropAfter = (keys: readonly string[], key: string, edge: 'top' | 'bottom'): string | null =>
  edge === 'bottom' ? key : (keys[keys.indexOf(key) - 1] ?? null)
