import type { Bridge } from '../bridge.ts'
import { blockAt, type Elements, fieldAt } from './elements.ts'
import { placeCaret } from './field-text.ts'
import { scrollToElement } from './scroll-to.ts'

/** Runs a function after the page has been rendered. */
export const afterFrame = (run: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(run))
}

/** Runs a function after the page has been rendered, unless the user has selected another block in the meantime. */
export const afterFrameFor = ({ editor }: Bridge, block: string, run: () => void): void => {
  const { selection } = editor.store.getState()
  afterFrame(() => {
    const { selection: now } = editor.store.getState()
    if (now === selection || now.blocks[0] === block) run()
  })
}

/** Focuses the element of a block and removes the caret from its text; WebKit would otherwise go on writing there. */
export const focusRoot = (root: HTMLElement): void => {
  document.getSelection()?.removeAllRanges()
  root.focus({ preventScroll: true })
}

/** Whether the focus is in the page, even while another window is active. */
export const isFocusHere = (): boolean =>
  window.frameElement?.ownerDocument.activeElement === window.frameElement

/**
 * Restores focus and caret when their element is moved or rendered again; falls back to the given block if the focus
 * was lost before.
 */
export const keepingFocus = <T>(elements: Elements, run: () => T, meant?: string): T => {
  const restore = rememberFocus(elements, meant)
  const result = run()
  restore()
  return result
}

/** Returns what restores focus and caret after the next frame. */
export const rememberFocus = (elements: Elements, meant?: string): (() => void) => {
  const focused = document.activeElement
  const block = blockAt(focused) ?? meant
  const field = fieldAt(focused)?.dataset.field
  const caret = document.getSelection()?.focusOffset ?? 0
  const restore = () => {
    if (block === undefined) return
    const text = elements.fields(block).find(({ dataset }) => dataset.field === field)
    const again = text ?? elements.root(block)
    const isLost = document.activeElement === document.body
    if (!again || !isLost) return
    if (text) text.focus({ preventScroll: true })
    else focusRoot(again)
    scrollToElement(again, 'nearest')
    if (again.isContentEditable) placeCaret(again, caret)
  }
  return () => afterFrame(restore)
}
