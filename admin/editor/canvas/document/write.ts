import { fieldOf } from '../../state/field-of.ts'
import type { Canvas } from './canvas-context.ts'
import { type Early, editedField, stopWriting, type Writing } from './canvas-state.ts'
import { blockAt, pathOfField } from './elements.ts'
import { placeCaret } from './field-text.ts'
import { afterFrameFor } from './focus.ts'
import type { CaretPlace } from './point.ts'

/** Starts editing a text of a block, by default its first; focuses the block if it has no text. */
export const writeIn = (canvas: Canvas, block: string, where: 'first' | 'empty' | 'last' = 'first'): void =>
  afterFrameFor(canvas.bridge, block, () => {
    const { elements, actions } = canvas
    const fields = elements.fields(block)
    const empty = where === 'empty' ? fields.find(({ textContent }) => textContent === '') : undefined
    // Empty texts, such as an introduction that a heading may have, are not where a block ends.
    const last = where === 'last' ? fields.findLast(({ textContent }) => textContent !== '') : undefined
    const field = empty ?? last ?? fields[0]
    nameAwaited(canvas, block, field)
    if (!field) return actions.focus(block)
    const root = elements.root(block)
    if (root) canvas.scroller.scrollTo(root, 'near')
    startEditing(canvas, field)
  })

/** Starts editing the selected text of a selected block; focuses the block if it has none. */
export const writeSelected = (canvas: Canvas, block: string): void => {
  const { actions, bridge, elements } = canvas
  const name = bridge.editor.store.getState().selection.field?.slice(1).join('.')
  afterFrameFor(bridge, block, () => {
    const text = elements.fields(block).find(({ dataset }) => dataset.field === name)
    if (!text) return actions.focus(block)
    canvas.scroller.scrollTo(text, 'near')
    startEditing(canvas, text)
  })
}

/** Puts the caret at the end of a text. `typed` is inserted. */
export const startEditing = (canvas: Canvas, field: HTMLElement, typed = ''): void => {
  field.focus({ preventScroll: true })
  if (field.isContentEditable) {
    placeCaret(field, Number.POSITIVE_INFINITY)
    if (typed !== '') document.execCommand('insertText', false, typed)
  } else if (isRich(canvas, field)) startWriting(canvas, nameOf(field), null, { typed })
}

/** Starts editing the first text of a new item; its other fields are in the form. */
export const writeInItem = (canvas: Canvas, block: string, path: readonly string[]): void =>
  afterFrameFor(canvas.bridge, block, () => {
    const within = `${path.join('.')}.`
    const field = canvas.elements.fields(block).find(({ dataset }) => dataset.field?.startsWith(within))
    if (field) startEditing(canvas, field)
    else canvas.actions.focus(block)
  })

/** Whether a block has no text yet, so that a click anywhere on it edits its first text. */
export const isUnwritten = ({ elements }: Canvas, block: string): boolean => {
  const fields = elements.fields(block)
  return fields.length > 0 && fields.every(field => field.textContent === '')
}

/** Starts editing a rich text, as plain text until its editor is loaded; without a point, at the end. `typed` is inserted. */
export const startWriting = (
  { state, richText }: Pick<Canvas, 'state' | 'richText'>,
  field: string,
  point: CaretPlace | null,
  { typed = '', pastes = [] }: Partial<Pick<Writing, 'typed' | 'pastes'>> = {},
): void => {
  const { writing, awaiting } = state.getState()
  if (writing?.field === field) return
  const before = awaiting?.field === field ? awaiting : nothingYet
  stopWriting(state)
  const begun = { field, point, ...before, typed: before.typed + typed, pastes }
  // Only the interim text takes what was pasted before it was there.
  state.setState(richText.loaded() && before.pasted.length === 0 ? { writing: begun } : { interim: begun })
}

export const nothingYet: Early = { typed: '', pasted: [] }

/** Holds what is typed until the first text of a block is rendered. */
export const awaitTextOf = (state: Canvas['state'], block: string, early: Early): void =>
  state.setState({ awaiting: { ...early, field: `${block}/` } })

/** Continues to hold for the text that is rendered now, unless it needs no editor. */
const nameAwaited = (canvas: Canvas, block: string, field: HTMLElement | undefined): void => {
  const { state } = canvas
  const { awaiting } = state.getState()
  if (awaiting?.field !== `${block}/`) return
  if (field && isRich(canvas, field)) state.setState({ awaiting: { ...awaiting, field: nameOf(field) } })
  else stopWriting(state)
}

/** Stops editing when another block is selected, for example in the outline. */
export const writeInSelectedOnly = ({ bridge, state }: Canvas): (() => void) =>
  bridge.editor.store.subscribe(({ selection }, previous) => {
    if (selection === previous.selection) return
    const edited = editedField(state.getState())
    const [selected, ...others] = selection.blocks
    if (edited !== undefined && (others.length > 0 || !edited.startsWith(`${selected}/`))) stopWriting(state)
  })

const nameOf = (field: HTMLElement) => `${blockAt(field)}/${field.dataset.field}`

/** Whether a field is formatted text, which needs an editor. */
export const isRich = ({ bridge }: Canvas, field: HTMLElement): boolean =>
  fieldOf(bridge.editor, blockAt(field) ?? '', pathOfField(field))?.kind === 'richText'
