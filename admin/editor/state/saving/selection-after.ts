import { childrenIn, type EditorDocument } from '../document/document.ts'
import { placeOf } from '../document/places.ts'
import type { Selection } from '../history.ts'
import { type EditorState, noSelection } from '../state.ts'

/**
 * The selection once others have changed the page. Where all of it was deleted, the block before it is selected, so that
 * what is typed next begins a text in its place.
 */
export const selectionAfter = (
  { document, selection }: Pick<EditorState, 'document' | 'selection'>,
  changed: EditorDocument,
): Selection => {
  const [first] = selection.blocks
  const blocks = selection.blocks.filter(key => changed.blocks.has(key))
  if (first === undefined || blocks.length === selection.blocks.length) return selection
  if (blocks.length > 0) return { blocks, field: null }
  const near = nearestLeft(document, changed, first)
  return near === undefined ? noSelection : { blocks: [near], field: null }
}

/** The nearest block that is left: before a deleted one, after it, or around it. */
const nearestLeft = (
  document: EditorDocument,
  changed: EditorDocument,
  deleted: string,
): string | undefined => {
  const place = placeOf(document, deleted)
  if (!place) return undefined
  const siblings = childrenIn(document, place)
  const index = siblings.indexOf(deleted)
  const isLeft = (key: string) => changed.blocks.has(key)
  const near = siblings.slice(0, index).findLast(isLeft) ?? siblings.slice(index).find(isLeft)
  if (near !== undefined || place.parent === null) return near
  return isLeft(place.parent) ? place.parent : nearestLeft(document, changed, place.parent)
}
