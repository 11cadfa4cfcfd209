import type { BlockNode } from '../../state/document/document.ts'
import { readingOrder } from '../../state/document/places.ts'
import type { EditorState } from '../../state/state.ts'

/**
 * The block that an undo or redo has changed, or that is there again: the selected one if it is among them, or else the
 * first on the page. Undefined for other changes of the state.
 */
export const undoneBlock = (state: EditorState, before: EditorState): BlockNode | undefined => {
  const { blocks } = state.document
  if (!isUndoOrRedo(state, before) || blocks === before.document.blocks) return undefined
  const changed = readingOrder(state.document).flatMap(key => {
    const node = blocks.get(key)
    return node && before.document.blocks.get(key) !== node ? [node] : []
  })
  return changed.find(({ key }) => key === state.selection.blocks[0]) ?? changed[0]
}

/** Every other change creates a new position. */
const isUndoOrRedo = (state: EditorState, before: EditorState): boolean =>
  state.history.done.length < before.history.done.length ||
  (state.position !== before.position && state.lastPosition === before.lastPosition)
