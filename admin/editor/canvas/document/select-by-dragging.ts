import type { Canvas } from './canvas-context.ts'
import { stopWriting } from './canvas-state.ts'
import { blockAt, fieldAt } from './elements.ts'

/**
 * A selection that is dragged out of a text selects the blocks that it reaches: each block has its own texts, which
 * cannot be changed together.
 */
export const selectByDragging = ({ actions, state }: Canvas, signal: AbortSignal): void => {
  const capturing = { signal, capture: true }
  const { style } = document.documentElement
  let from: { block: string; field: HTMLElement } | null = null
  /** The block under the mouse, once it has left the one it was pressed in. */
  let reached: string | null = null

  document.addEventListener(
    'mousedown',
    ({ target, button, shiftKey, ctrlKey, metaKey }) => {
      const [block, field] = [blockAt(target), fieldAt(target)]
      const isPlain = button === 0 && !shiftKey && !ctrlKey && !metaKey
      from = isPlain && field && block !== undefined ? { block, field } : null
      reached = null
    },
    capturing,
  )
  document.addEventListener(
    'mousemove',
    ({ target, buttons }) => {
      if (!from || buttons !== 1) return
      const over = blockAt(target)
      if (over === undefined || over === (reached ?? from.block)) return
      const isAround = target instanceof Element && target.closest('[data-block]')?.contains(from.field)
      if (isAround && over !== from.block) return
      if (reached === null) {
        stopWriting(state)
        getSelection()?.removeAllRanges()
        style.userSelect = 'none'
      }
      reached = over
      actions.selectOne(from.block)
      if (over !== from.block) actions.extendTo(over)
    },
    capturing,
  )
  const stop = () => {
    from = null
    style.userSelect = ''
  }
  document.addEventListener('mouseup', stop, capturing)
  document.addEventListener(
    'click',
    event => {
      if (reached === null) return
      reached = null
      // The blocks stay selected.
      event.stopImmediatePropagation()
      event.preventDefault()
    },
    capturing,
  )
}
