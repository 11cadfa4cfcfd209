import type { EditorDocument } from './document.ts'
import { type Path, pathOf, pathText, readIn } from './paths.ts'

/** A place in a page by keys, which survive moves, rather than by positions. */
export interface Place {
  /** Key of the block; null for the page itself. */
  block: string | null
  /** As in `props.cards.k7.title`, `anchorPoint` or `seoTitle`; `""` is all of the block or page. */
  path: string
}

const wholePage: Place = { block: null, path: '' }
export const isWholePage = (place: Place): boolean => isSamePlace(place, wholePage)

/** How the blocks are arranged. */
export const allBlocks: Place = { block: null, path: 'blocks' }

export const stepsOf = ({ path }: Place): Path => (path === '' ? [] : pathOf(path))

export const isSamePlace = (a: Place, b: Place): boolean => a.block === b.block && a.path === b.path

/** The value in a place of a document; undefined if there is none. */
export const valueIn = ({ meta, blocks, order }: EditorDocument, place: Place): unknown =>
  isSamePlace(place, allBlocks)
    ? [...order]
    : readIn(place.block === null ? meta : blocks.get(place.block), stepsOf(place))

/** The next larger place: from a field to its list, then to the block, the arrangement of all blocks, and the page. */
export const placeAround = (place: Place): Place => {
  const { block, path } = place
  if (path !== '') return { block, path: pathText(stepsOf(place).slice(0, -1)) }
  return block === null ? wholePage : allBlocks
}

/** Whether one place is the other or a part of it. */
export const isWithin = (inner: Place, outer: Place): boolean =>
  isSamePlace(inner, outer) || (!isWholePage(inner) && isWithin(placeAround(inner), outer))
