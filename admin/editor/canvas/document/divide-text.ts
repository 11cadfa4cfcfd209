import type { RichPart } from '@ximblox/blocks/render/kit-parts'
import type { DividedText } from '../../rich-text/tables/paste-tables.ts'
import { fieldOf } from '../../state/field-of.ts'
import type { Canvas } from './canvas-context.ts'
import { stopWriting } from './canvas-state.ts'
import { afterFrameFor } from './focus.ts'
import type { TextPaste } from './rich-text/repeat-pastes.ts'
import { nothingYet, startWriting } from './write.ts'

/**
 * Divides a text by tables that were pasted into it, and goes on after what was pasted, with the pastes that follow;
 * false if it stays one.
 */
export const divideText = (
  canvas: Canvas,
  { block, path }: Pick<RichPart, 'block' | 'path'>,
  text: DividedText,
  pastes: readonly TextPaste[],
): boolean => {
  const { actions, bridge, state } = canvas
  const { caretFromEnd } = text
  if (!bridge.clipboard.pasteTables({ block: block.key, path: ['props', ...path] }, text)) return false
  stopWriting(state)
  const [last] = bridge.editor.store.getState().selection.blocks
  if (last === undefined) return true
  if (fieldOf(bridge.editor, last, path)?.kind !== 'richText') {
    actions.focus(last)
    return true
  }
  const field = `${last}/${path.join('.')}`
  // What is typed before it is rendered is not lost.
  state.setState({ awaiting: { ...nothingYet, field } })
  afterFrameFor(bridge, last, () => startWriting(canvas, field, { fromEnd: caretFromEnd }, { pastes }))
  return true
}
