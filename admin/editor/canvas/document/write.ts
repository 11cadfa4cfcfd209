import { fieldOf } from '../../state/field-of.ts'
import type { Canvas } from './canvas-context.ts'
import { stopWriting } from './canvas-state.ts'
import { blockAt, pathOfField } from './elements.ts'
import { placeCaret } from './field-text.ts'
import { afterFrame } from './focus.ts'
import type { Point } from './point.ts'

/** Begins to write in the first text of a block, or the first empty one; a block without any has the focus itself. */
export const writeIn = (canvas: Canvas, block: string, where: 'first' | 'empty' = 'first'): void =>
  afterFrame(() => {
    const { elements, actions } = canvas
    const fields = elements.fields(block)
    const empty = where === 'empty' ? fields.find(({ textContent }) => textContent === '') : undefined
    const field = empty ?? fields[0]
    if (!field) return actions.focus(block)
    const root = elements.root(block)
    if (root) canvas.sight.bring(root, 'near')
    begin(canvas, field)
  })

const begin = (canvas: Canvas, field: HTMLElement): void => {
  field.focus({ preventScroll: true })
  if (field.isContentEditable) placeCaret(field, Number.POSITIVE_INFINITY)
  else if (isRich(canvas, field)) void startWriting(canvas, nameOf(field), null)
}

/** Begins to write in the first text of an item that was just added; its form has the others. */
export const writeInItem = (canvas: Canvas, block: string, path: readonly string[]): void =>
  afterFrame(() => {
    const within = `${path.join('.')}.`
    const field = canvas.elements.fields(block).find(({ dataset }) => dataset.field?.startsWith(within))
    if (field) begin(canvas, field)
    else canvas.actions.focus(block)
  })

/** Whether a block says nothing yet, so that a click anywhere on it can only mean its text. */
export const isUnwritten = ({ elements }: Canvas, block: string): boolean => {
  const fields = elements.fields(block)
  return fields.length > 0 && fields.every(field => field.textContent === '')
}

/** Has a rich text written in from now on, once its editor is there; at the end where no point is given. */
export const startWriting = async (
  { state, richText }: Pick<Canvas, 'state' | 'richText'>,
  field: string,
  point: Point | null,
): Promise<void> => {
  if (state.getState().writing?.field === field) return
  stopWriting(state)
  state.setState({ awaiting: { field, typed: '' } })
  if (!richText.loaded()) await richText.load()
  const { awaiting } = state.getState()
  // One may have gone elsewhere meanwhile.
  if (awaiting?.field === field)
    state.setState({ awaiting: null, writing: { field, point, typed: awaiting.typed } })
}

/** Ends writing when another block is selected, as in the outline: what is offered for a text is for the selected one. */
export const writeInSelectedOnly = ({ bridge, state }: Canvas): (() => void) =>
  bridge.editor.store.subscribe(({ selection }, previous) => {
    if (selection === previous.selection) return
    const { writing, awaiting } = state.getState()
    const begun = writing ?? awaiting
    const [selected, ...others] = selection.blocks
    if (begun && (others.length > 0 || !begun.field.startsWith(`${selected}/`))) stopWriting(state)
  })

const nameOf = (field: HTMLElement) => `${blockAt(field)}/${field.dataset.field}`

const isRich = ({ bridge }: Canvas, field: HTMLElement): boolean =>
  fieldOf(bridge.editor, blockAt(field) ?? '', pathOfField(field))?.kind === 'richText'
