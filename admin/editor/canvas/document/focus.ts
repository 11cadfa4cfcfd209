import { blockAt, type Elements, fieldAt } from './elements.ts'
import { placeCaret } from './field-text.ts'
import { scrollToElement } from './scroll-to.ts'

/** Runs what needs the changed page to be drawn. */
export const afterFrame = (run: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(run))
}

/**
 * Gives the focus to the element of a block. The block is meant from now on, so no caret stays in its text: WebKit would
 * go on writing there.
 */
export const focusRoot = (root: HTMLElement): void => {
  document.getSelection()?.removeAllRanges()
  root.focus({ preventScroll: true })
}

/** Whether the focus is in the page, be it that somebody looks at another window. */
export const isFocusHere = (): boolean =>
  window.frameElement?.ownerDocument.activeElement === window.frameElement

/**
 * Gives focus and caret back to what loses them because it is put, or drawn, elsewhere in the page; to the block that is
 * meant when it has lost them already.
 */
export const keepingFocus = <T>(elements: Elements, run: () => T, meant?: string): T => {
  const focused = document.activeElement
  const block = blockAt(focused) ?? meant
  const field = fieldAt(focused)?.dataset.field
  const caret = document.getSelection()?.focusOffset ?? 0
  const result = run()
  if (block === undefined) return result
  afterFrame(() => {
    const text = elements.fields(block).find(({ dataset }) => dataset.field === field)
    const again = text ?? elements.root(block)
    const isLost = document.activeElement === document.body
    if (!again || !isLost) return
    if (text) text.focus({ preventScroll: true })
    else focusRoot(again)
    scrollToElement(again, 'nearest')
    if (again.isContentEditable) placeCaret(again, caret)
  })
  return result
}
