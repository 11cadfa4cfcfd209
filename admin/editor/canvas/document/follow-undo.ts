import type { Canvas } from './canvas-context.ts'
import { blockAt } from './elements.ts'
import { afterFrameFor, rememberFocus } from './focus.ts'
import { startEditing } from './write.ts'

/** Runs undo or redo. What it changes may be in another block, where writing then goes on. */
export const followUndo = (canvas: Canvas, move: () => void): void => {
  const { actions, bridge, elements } = canvas
  const before = blockAt(document.activeElement)
  const restore = rememberFocus(elements)
  move()
  const { blocks, field } = bridge.editor.store.getState().selection
  const [block] = blocks
  if (before === undefined || block === undefined || block === before || blocks.length > 1) return restore()
  afterFrameFor(bridge, block, () => {
    const name = field?.slice(1).join('.')
    const text = elements.fields(block).find(({ dataset }) => dataset.field === name)
    if (text) startEditing(canvas, text)
    else actions.focus(block)
  })
}
