import type { EditorDocument } from './document.ts'
import { readIn } from './paths.ts'
import { allBlocks, isSamePlace, type Place, stepsOf } from './place.ts'

/** The value in a place of a document; undefined if there is none. */
export const valueIn = ({ meta, blocks, order }: EditorDocument, place: Place): unknown =>
  isSamePlace(place, allBlocks)
    ? [...order]
    : readIn(place.block === null ? meta : blocks.get(place.block), stepsOf(place))
