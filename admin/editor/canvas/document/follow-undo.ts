import type { Canvas } from './canvas-context.ts'
import { blockAt } from './elements.ts'
import { rememberFocus } from './focus.ts'
import { writeSelected } from './write.ts'

/** Runs undo or redo. What it changes may be in another block, where writing then goes on. */
export const followUndo = (canvas: Canvas, move: () => void): void => {
  const before = blockAt(document.activeElement)
  const restore = rememberFocus(canvas.elements)
  move()
  const { blocks } = canvas.bridge.editor.store.getState().selection
  const [block] = blocks
  if (before === undefined || block === undefined || block === before || blocks.length > 1) return restore()
  writeSelected(canvas, block)
}
