import type { Canvas } from './canvas-context.ts'
import { editedField, stopWriting } from './canvas-state.ts'
import { blockAt, fieldAt, pathOfField } from './elements.ts'
import { isUnwritten, writeIn } from './write.ts'

/** Selects by pointer and focus; clicks on links and submit buttons have no effect. */
export const listenToPointer = (canvas: Canvas, signal: AbortSignal): void => {
  const { bridge, actions, state, chrome } = canvas
  const capturing = { signal, capture: true }
  const cancel = (event: Event) => event.preventDefault()
  document.addEventListener('submit', cancel, capturing)
  document.addEventListener('auxclick', cancel, capturing)
  // Selecting text inside the text being edited is left to the browser.
  const isSelecting = ({ target, shiftKey, ctrlKey, metaKey }: MouseEvent) =>
    (shiftKey || ctrlKey || metaKey) && !isWritten(target)
  let pressed: Pressed | null = null
  document.addEventListener(
    'mousedown',
    event => {
      const field = fieldAt(event.target)
      pressed = field && event.button === 0 ? { field, x: event.clientX, y: event.clientY } : null
      const block = blockAt(event.target)
      if (block === undefined || event.button !== 0) return
      if (!isSelecting(event)) return dropOthers(bridge, block)
      // Prevents a caret and a text selection.
      event.preventDefault()
      stopWriting(state)
      if (event.shiftKey) actions.extendTo(block)
      else actions.toggle(block)
    },
    capturing,
  )
  document.addEventListener(
    'click',
    event => {
      if (!(event.target instanceof Element)) return
      const down = pressed
      pressed = null
      if (isSelecting(event)) {
        event.preventDefault()
        event.stopPropagation()
        return
      }
      if (down && hasMoved(down, event)) {
        event.stopPropagation()
        return down.field.click()
      }
      if (event.target.closest('a, button, label, summary')) event.preventDefault()
      const file = event.target.closest<HTMLElement>('[data-image], [data-missing]')
      const block = blockAt(file)
      if (file && block !== undefined && !bridge.readOnly)
        bridge.openMediaPicker?.(block, (file.dataset.image ?? file.dataset.missing)?.split('.') ?? [])
      else writeWhereMeant(canvas, event.target)
    },
    capturing,
  )
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target === chrome.host) return
      // The interim text may have gone by now, because its editor has taken over.
      if (target instanceof Node && !target.isConnected) return
      const block = blockAt(target)
      const field = fieldAt(target)
      const edited = editedField(state.getState())
      if (edited !== undefined && edited !== `${block}/${field?.dataset.field}`) stopWriting(state)
      if (block !== undefined) select(bridge, block, field ? pathOfField(field) : null)
    },
    { signal },
  )
  document.addEventListener(
    'pointerover',
    ({ target }) => {
      if (target === chrome.host || state.getState().dragging) return
      state.setState({ hovered: blockAt(target) ?? null })
    },
    { signal },
  )
  document.documentElement.addEventListener('pointerleave', () => state.setState({ hovered: null }), {
    signal,
  })
}

/** Where the mouse button went down. */
interface Pressed {
  field: HTMLElement
  x: number
  y: number
}

/** Whether a field has moved away under the mouse, because the text that was written before has closed. */
const hasMoved = ({ field, x, y }: Pressed, { target, clientX, clientY }: MouseEvent): boolean =>
  field.isConnected &&
  target instanceof Node &&
  !field.contains(target) &&
  Math.hypot(clientX - x, clientY - y) < 5

/** Whether the focus is in the text that contains an element. */
const isWritten = (target: EventTarget | null): boolean => {
  const { activeElement } = document
  return (
    activeElement instanceof HTMLElement &&
    activeElement.isContentEditable &&
    target instanceof Node &&
    activeElement.contains(target)
  )
}

/** A click on one of several selected blocks selects it alone. */
const dropOthers = ({ editor, commands }: Canvas['bridge'], block: string): void => {
  const { blocks } = editor.store.getState().selection
  if (blocks.length > 1) commands.select(block)
}

/** An empty block offers little to click on, so a click anywhere on it edits its text. */
const writeWhereMeant = (canvas: Canvas, target: Element): void => {
  const block = blockAt(target)
  if (block === undefined || canvas.bridge.readOnly || fieldAt(target)) return
  if (!target.closest('a, button, label, summary') && isUnwritten(canvas, block)) writeIn(canvas, block)
}

const select = ({ editor, commands }: Canvas['bridge'], block: string, path: string[] | null): void => {
  const { blocks, field } = editor.store.getState().selection
  // Focusing one of several selected blocks keeps the selection.
  if (path === null && blocks.length > 1 && blocks.includes(block)) return
  const isSame = blocks.length === 1 && blocks[0] === block
  if (!isSame || field?.slice(1).join('.') !== path?.join('.')) commands.select(block, path)
}
