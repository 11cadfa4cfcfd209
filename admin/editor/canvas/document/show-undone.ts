import type { BlockNode } from '../../state/document/document.ts'
import { readIn } from '../../state/document/paths.ts'
import type { EditorState } from '../../state/state.ts'
import type { Canvas } from './canvas-context.ts'
import { pathOfField } from './elements.ts'
import { afterFrame } from './focus.ts'

/** Scrolls to what an undo or redo has changed, which may be anywhere on the page. */
export const showUndone = ({ bridge, elements, scroller }: Canvas): (() => void) =>
  bridge.editor.store.subscribe((state, before) => {
    if (!isUndoOrRedo(state, before)) return
    const changed = changedBlock(state, before)
    if (!changed) return
    const former = before.document.blocks.get(changed.key)
    const isChanged = (field: HTMLElement) => {
      const path = pathOfField(field)
      return readIn(changed.props, path) !== readIn(former?.props, path)
    }
    afterFrame(() => {
      const element = elements.fields(changed.key).find(isChanged) ?? elements.root(changed.key)
      if (element) scroller.scrollTo(element, 'near')
    })
  })

/** Every other change creates a new position. */
const isUndoOrRedo = (state: EditorState, before: EditorState): boolean =>
  state.history.done.length < before.history.done.length ||
  (state.position !== before.position && state.lastPosition === before.lastPosition)

/** The first one that changed, or that is there again; the selected one if it is among them. */
const changedBlock = (state: EditorState, before: EditorState): BlockNode | undefined => {
  const { blocks } = state.document
  if (blocks === before.document.blocks) return undefined
  const changed = [...blocks.values()].filter(node => before.document.blocks.get(node.key) !== node)
  return changed.find(({ key }) => key === state.selection.blocks[0]) ?? changed[0]
}
