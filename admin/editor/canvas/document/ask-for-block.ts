import { isObject } from '@ximblox/contract/rules/is-object'
import { readIn } from '../../state/document/paths.ts'
import type { Canvas } from './canvas-context.ts'
import { pathOfField } from './elements.ts'
import { placeCaret, readText } from './field-text.ts'
import { afterFrame } from './focus.ts'

/** Whether the caret is on an empty line, where `/` opens the block picker. */
export const isOnEmptyLine = ({ state }: Canvas, field: HTMLElement): boolean =>
  readText(field) === '' || (state.getState().text?.isAtEmptyEnd() ?? false)

/** Opens the block picker from a text. Cancelling returns the caret; a chosen block replaces the empty line. */
export const askForBlock = (canvas: Canvas, block: string, field: HTMLElement): void => {
  const { bridge, actions } = canvas
  const { store } = bridge.editor
  const isLine = readText(field) !== ''
  actions.addAfter(block)
  if (store.getState().activity.name !== 'AddingBlock') return
  const stop = store.subscribe(({ activity, selection }) => {
    if (activity.name === 'AddingBlock') return
    stop()
    const isCancelled = selection.blocks.length === 1 && selection.blocks[0] === block
    if (!isCancelled) {
      if (isLine) dropEmptyLine(canvas, block, field)
      return
    }
    // The dialog returns the focus to the frame when it closes.
    afterFrame(() => resume(canvas, block, field))
  })
}

const resume = ({ elements, state }: Canvas, block: string, { dataset }: HTMLElement): void => {
  const { text } = state.getState()
  if (text) return text.focus()
  const field = elements.fields(block).find(one => one.dataset.field === dataset.field)
  field?.focus({ preventScroll: true })
  if (field) placeCaret(field, Number.POSITIVE_INFINITY)
}

const dropEmptyLine = ({ bridge }: Canvas, block: string, field: HTMLElement): void => {
  const path = pathOfField(field)
  const value = readIn(bridge.editor.store.getState().document.blocks.get(block)?.props ?? {}, path)
  const shorter = withoutEmptyEnd(value)
  if (shorter) bridge.commands.type(block, path, shorter)
}

const withoutEmptyEnd = (value: unknown): object | undefined => {
  if (!isObject(value) || !Array.isArray(value.content)) return
  const last: unknown = value.content.at(-1)
  const isEmpty = isObject(last) && last.type === 'paragraph' && !hasContent(last)
  return isEmpty ? { ...value, content: value.content.slice(0, -1) } : undefined
}

const hasContent = ({ content }: Record<string, unknown>) => Array.isArray(content) && content.length > 0
