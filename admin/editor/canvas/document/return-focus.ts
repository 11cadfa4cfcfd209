import type { Canvas } from './canvas-context.ts'
import { blockAt } from './elements.ts'

/**
 * Puts the focus and the caret back where they were when a dialog over the canvas closes. Browsers forget the focused
 * element of a frame while the focus is in the document around it.
 */
export const returnFocus = ({ bridge }: Canvas, signal: AbortSignal): void => {
  let left: { element: HTMLElement; range: Range | undefined } | null = null
  let isPointing = false
  const options = { signal, capture: true }

  document.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      if (relatedTarget !== null || !(target instanceof HTMLElement)) return
      // A click beside everything takes the focus away on purpose.
      if (isPointing) {
        left = null
        return
      }
      const selection = getSelection()
      const range = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : undefined
      left = { element: target, range }
    },
    options,
  )
  // A click says itself where the focus belongs.
  for (const event of ['pointerdown', 'pointerup', 'pointercancel'])
    document.addEventListener(
      event,
      () => {
        isPointing = event === 'pointerdown'
      },
      options,
    )
  addEventListener(
    'focus',
    ({ target }) => {
      if (target !== window || isPointing || !left || document.activeElement !== document.body) return
      const { element, range } = left
      const block = blockAt(element)
      const { blocks } = bridge.editor.store.getState().selection
      // The dialog may have selected another block, which gets the focus once it is rendered.
      if (!element.isConnected || (block !== undefined && !blocks.includes(block))) return
      element.focus({ preventScroll: true })
      if (range && element.isContentEditable && element.contains(range.startContainer)) {
        getSelection()?.removeAllRanges()
        getSelection()?.addRange(range)
      }
    },
    { signal },
  )
}
