import { isRichText } from '@ximblox/blocks/rich-text/document'
import type { JsonObject } from '@ximblox/contract/fields'
import { readIn } from '../../state/document/paths.ts'
import { placeOf } from '../../state/document/places.ts'
import { fieldOf } from '../../state/field-of.ts'
import type { Canvas } from './canvas-context.ts'
import type { Early } from './canvas-state.ts'
import { pathOfField } from './elements.ts'
import { readText } from './field-text.ts'
import { afterFrameFor } from './focus.ts'
import { awaitTextOf, nothingYet, startEditing, startWriting, writeIn } from './write.ts'

/** Enter at the end of a block's words begins a text after it; Backspace at the start joins with the text before. */
export const continueFrom = (
  canvas: Canvas,
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  block: string,
  field: HTMLElement,
): (() => void) | undefined => {
  const { commands } = canvas.bridge
  if (ctrlKey || metaKey || altKey || shiftKey) return
  if (key === 'Enter' && isAtEnd(canvas, block, field))
    return () => {
      if (commands.continueAfter(block)) writeInSelected(canvas)
      else canvas.actions.focus(block)
    }
  if (key === 'Backspace' && isAtStart(canvas, field)) return joinWithBlockBefore(canvas, block, field)
}

/** What is typed while a block has the focus begins a text after it, or where none may follow, goes on in it. */
export const beginWith = (canvas: Canvas, early: Early, block: string): void => {
  if (canvas.bridge.commands.beginTextAfter(block)) return writeInSelected(canvas, early)
  const { elements } = canvas
  const [field = elements.root(block)?.querySelector<HTMLElement>('[data-field]')] = elements.fields(block)
  if (field?.checkVisibility()) startEditing(canvas, field, early.typed)
}

/** Whether only empty texts of the block follow the caret, which is in a single line. */
const isAtEnd = ({ bridge, elements }: Canvas, block: string, field: HTMLElement): boolean => {
  if (fieldOf(bridge.editor, block, pathOfField(field))?.kind !== 'plain') return false
  const fields = elements.fields(block)
  const following = fields.slice(fields.indexOf(field) + 1)
  return readText(field) !== '' && caretIsLast(field) && following.every(one => readText(one) === '')
}

const caretIsLast = (field: HTMLElement): boolean => {
  const selection = document.getSelection()
  if (!selection?.isCollapsed || !selection.focusNode || !field.contains(selection.focusNode)) return false
  const range = document.createRange()
  range.selectNodeContents(field)
  range.setStart(selection.focusNode, selection.focusOffset)
  return range.toString() === ''
}

const isAtStart = ({ state }: Canvas, field: HTMLElement): boolean => {
  const { text } = state.getState()
  return text ? text.isAtStart() : field.isContentEditable && readText(field) === ''
}

/** Joins a text with the one in the block before it; undefined if that cannot be joined. */
export const joinWithBlockBefore = (
  canvas: Canvas,
  block: string,
  field: HTMLElement,
): (() => void) | undefined => {
  const { commands, editor } = canvas.bridge
  const { store } = editor
  const previous = placeOf(store.getState().document, block)?.after
  const path = pathOfField(field)
  if (!previous || !commands.canJoinWithPrevious(block, path)) return
  return () => {
    const isEmpty = readText(field) === ''
    const lines = linesIn(canvas, block, path)
    if (!commands.joinWithPrevious(block, path)) return
    if (isEmpty) return writeIn(canvas, previous, 'last')
    const line = linesIn(canvas, previous, path) - lines
    const joined = `${previous}/${path.join('.')}`
    afterFrameFor(canvas.bridge, previous, () => startWriting(canvas, joined, { line }))
  }
}

const writeInSelected = (canvas: Canvas, early = nothingYet): void => {
  const [added] = canvas.bridge.editor.store.getState().selection.blocks
  if (added === undefined) return
  // Until it is rendered, the caret is still in the text before.
  awaitTextOf(canvas.state, added, early)
  writeIn(canvas, added)
}

const linesIn = ({ bridge }: Canvas, block: string, path: readonly string[]): number => {
  const props = bridge.editor.store.getState().document.blocks.get(block)?.props ?? {}
  const text = readIn(props, path) as JsonObject[string] | undefined
  return text !== undefined && isRichText(text) ? text.content.length : 0
}
