import type { RichPart } from '@ximblox/blocks/render/kit-parts'
import type { DividedText } from '../../../rich-text/tables/paste-tables.ts'
import type { Canvas } from '../canvas-context.ts'
import { stopWriting } from '../canvas-state.ts'
import { afterFrame } from '../focus.ts'
import { startWriting } from '../write.ts'

/** Divides a text by tables that were pasted into it, and goes on after what was pasted; false if it stays one. */
export const divideText = (
  canvas: Canvas,
  { block, path }: Pick<RichPart, 'block' | 'path'>,
  { parts, caretFromEnd }: DividedText,
): boolean => {
  const { actions, bridge, state } = canvas
  const place = { block: block.key, path: ['props', ...path] }
  if (!bridge.clipboard.pasteTables(place, parts)) return false
  stopWriting(state)
  const [last] = bridge.editor.store.getState().selection.blocks
  if (last === undefined) return true
  if (!Array.isArray(parts.at(-1))) {
    actions.focus(last)
    return true
  }
  const field = `${last}/${path.join('.')}`
  // What is typed before it is rendered is not lost.
  state.setState({ awaiting: { field, typed: '' } })
  afterFrame(() => void startWriting(canvas, field, { fromEnd: caretFromEnd }))
  return true
}
