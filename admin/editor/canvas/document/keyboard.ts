import { fieldOf } from '../../state/field-of.ts'
import { activeBlockOf } from '../../state/selected.ts'
import type { Canvas } from './canvas-context.ts'
import { stopWriting } from './canvas-state.ts'
import { beginWith, continueFrom } from './continue-writing.ts'
import { holdKey, holdPastes } from './early-typing.ts'
import { blockAt, fieldAt, isInterim, pathOfField } from './elements.ts'
import { rememberFocus } from './focus.ts'
import { askForLink } from './rich-text/ask-for-link.ts'
import { isSlashOf, openSlashMenu, slashActionFor } from './slash/slash.ts'
import { createStrayLetters } from './stray-letters.ts'
import { isRich, nothingYet, startEditing, writeSelected } from './write.ts'

/** The keyboard handling of the page. */
export const listenToKeys = (canvas: Canvas, signal: AbortSignal): void => {
  holdPastes(canvas, signal)
  const erasesStrayLetter = createStrayLetters()
  document.addEventListener(
    'keydown',
    event => {
      if (event.defaultPrevented || event.isComposing || isInForm(event)) return
      const typing = holdKey(canvas, event)
      const focused = fieldAt(event.target) ? undefined : blockAt(event.target)
      if (!typing && erasesStrayLetter(event, focused)) return event.preventDefault()
      if (isSlashOf(canvas, event)) return openSlashMenu(canvas, event)
      const run = typing ?? slashActionFor(canvas, event) ?? actionFor(canvas, event)
      if (!run) return
      event.preventDefault()
      event.stopPropagation()
      run()
    },
    // In the capture phase, before the rich text's own keys.
    { signal, capture: true },
  )
}

/** Form fields rendered by a block handle their own keys. */
const isInForm = (event: KeyboardEvent) => {
  const [target] = event.composedPath()
  return target instanceof Element && target.matches('input, select, textarea') && !isInterim(target)
}

type Run = (() => void) | undefined

const actionFor = (canvas: Canvas, event: KeyboardEvent): Run => {
  const shortcut = shortcutFor(canvas, event)
  if (shortcut) return shortcut
  const block = blockAt(event.target) ?? selectedFor(canvas, event)
  if (block === undefined) return
  if (isInterim(event.target)) return interimActionFor(canvas, event, block)
  if (!canvas.bridge.readOnly && event.altKey && event.shiftKey) return moveFor(canvas, event.key, block)
  const field = fieldAt(event.target)
  const selecting = field?.isContentEditable ? undefined : selectionFor(canvas, event, block)
  if (selecting) return selecting
  if (canvas.bridge.readOnly) return stepFor(canvas, event.key, block)
  return field ? fieldActionFor(canvas, event, block, field) : blockActionFor(canvas, event, block)
}

/**
 * Without a focused element the selected block receives the keys: a moved block is rendered again and has lost the
 * focus.
 */
const selectedFor = ({ bridge }: Canvas, { target }: KeyboardEvent) =>
  target === document.body ? activeBlockOf(bridge.editor.store.getState()) : undefined

/** Shortcuts of the whole editor, independent of the focus. */
const shortcutFor = (canvas: Canvas, event: KeyboardEvent): Run => {
  const { bridge, state } = canvas
  if (event.key === 'F6') return () => bridge.moveFocus(event.shiftKey ? -1 : 1)
  if (event.key === '?' && !fieldAt(event.target)) return bridge.showHelp
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return
  const key = event.key.toLowerCase()
  if (key === 's' && !event.shiftKey) return bridge.save
  if (key === 'f' && !event.shiftKey) return () => bridge.find(document.getSelection()?.toString() ?? '')
  if (bridge.readOnly) return
  if (key === 'y' || (key === 'z' && event.shiftKey)) return () => followUndo(canvas, bridge.redo)
  if (key === 'z') return () => followUndo(canvas, bridge.undo)
  const { text } = state.getState()
  if (key === 'k' && text) return () => askForLink(bridge, text)
}

const stepFor = ({ actions }: Canvas, key: string, block: string): Run => {
  if (key === 'ArrowUp') return () => actions.step(block, -1)
  if (key === 'ArrowDown') return () => actions.step(block, 1)
}

/** Extends the selection, or reduces it to one block. */
const selectionFor = ({ actions, bridge }: Canvas, event: KeyboardEvent, block: string): Run => {
  const { key, shiftKey, ctrlKey, metaKey } = event
  const { blocks } = bridge.editor.store.getState().selection
  if (shiftKey && key === 'ArrowUp') return () => actions.extendBy(-1)
  if (shiftKey && key === 'ArrowDown') return () => actions.extendBy(1)
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'a') return actions.selectAll
  if (key === 'Escape' && blocks.length > 1) return () => actions.selectOne(block)
}

const moveFor = ({ actions }: Canvas, key: string, block: string): Run => {
  if (key === 'ArrowUp') return () => actions.moveUp(block)
  if (key === 'ArrowDown') return () => actions.moveDown(block)
  if (key === 'ArrowLeft') return () => actions.moveOut(block)
  if (key === 'ArrowRight') return () => actions.moveIn(block)
}

const fieldActionFor = (canvas: Canvas, event: KeyboardEvent, block: string, field: HTMLElement): Run => {
  const { actions } = canvas
  if (event.key === 'Escape') return () => leaveText(canvas, block)
  const continuing = continueFrom(canvas, event, block, field)
  if (continuing) return continuing
  if (event.key === 'Tab') return nextTextFor(canvas, event, block, field)
  // In a single line Enter leaves the text; pressed again, on the block, it opens the block picker.
  if (event.key === 'Enter' && fieldOf(canvas.bridge.editor, block, pathOfField(field))?.kind === 'plain')
    return () => actions.focus(block)
}

/** While a text is plain until its editor is loaded, most keys are its own. */
const interimActionFor = (canvas: Canvas, event: KeyboardEvent, block: string): Run => {
  const field = fieldAt(event.target)
  if (event.key === 'Escape') return () => leaveText(canvas, block)
  if (event.key === 'Tab' && field) return nextTextFor(canvas, event, block, field)
}

const leaveText = ({ actions, state }: Canvas, block: string): void => {
  stopWriting(state)
  actions.focus(block)
}

/** The Tab key goes on writing in the next formatted text of the block, such as the cell of a table. */
const nextTextFor = (canvas: Canvas, event: KeyboardEvent, block: string, field: HTMLElement): Run => {
  const { elements, state } = canvas
  const { shiftKey, ctrlKey, metaKey, altKey } = event
  const isWritten = field.isContentEditable || isInterim(event.target)
  if (ctrlKey || metaKey || altKey || !isWritten) return
  if (state.getState().text?.takesTab(shiftKey)) return
  const fields = elements.fields(block).filter(field => field.checkVisibility())
  const next = fields[fields.indexOf(field) + (shiftKey ? -1 : 1)]
  if (next && (isRich(canvas, next) || isInterim(event.target))) return () => startEditing(canvas, next)
  // The browser would go to the field around the interim text.
  if (shiftKey && isInterim(event.target)) return () => leaveText(canvas, block)
}

const blockActionFor = (canvas: Canvas, event: KeyboardEvent, block: string): Run => {
  const { actions } = canvas
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd')
    return () => actions.duplicate(block)
  if (event.ctrlKey || event.metaKey || event.altKey) return
  // Someone whose text was deleted elsewhere may still be correcting it.
  const isFocused = blockAt(event.target) !== undefined
  if (event.key === 'Delete' || event.key === 'Backspace')
    return isFocused ? () => actions.remove(block) : undefined
  if (event.key === 'Enter' || event.key === '/') return () => actions.addAfter(block)
  // Space scrolls the page.
  if (event.key.length === 1 && event.key !== ' ')
    return () => beginWith(canvas, { ...nothingYet, typed: event.key }, block)
  return stepFor(canvas, event.key, block)
}

/** Runs undo or redo. What it changes may be in another block, where writing then goes on. */
const followUndo = (canvas: Canvas, move: () => void): void => {
  const before = blockAt(document.activeElement)
  const restore = rememberFocus(canvas.elements)
  move()
  const { blocks } = canvas.bridge.editor.store.getState().selection
  const [block] = blocks
  if (before === undefined || block === undefined || block === before || blocks.length > 1) return restore()
  writeSelected(canvas, block)
}
