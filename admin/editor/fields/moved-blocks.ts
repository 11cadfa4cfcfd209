import type { EditorDocument } from '../state/document/document.ts'
import { placeOf } from '../state/document/places.ts'

interface MovedBlocks {
  count: number
  /** The type of the block they are in, and its slot. */
  type: string
  slot: string
}

/**
 * The blocks that a change of a field has moved to another slot, such as those of a column that is no longer there; null
 * if there are none.
 */
export const movedBlocks = (before: EditorDocument, document: EditorDocument): MovedBlocks | null => {
  if (document.order === before.order) return null
  const moved = [...document.blocks.keys()].filter(
    key => placeOf(document, key)?.slot !== placeOf(before, key)?.slot,
  )
  const place = placeOf(document, moved[0] ?? '')
  const parent = document.blocks.get(place?.parent ?? '')
  return place && parent ? { count: moved.length, type: parent.type, slot: place.slot } : null
}
