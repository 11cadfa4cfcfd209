import type { Canvas } from './canvas-context.ts'
import { stopWriting } from './canvas-state.ts'
import { blockAt, fieldAt, pathOfField } from './elements.ts'
import { isUnwritten, writeIn } from './write.ts'

/** Selecting by pointer and focus; what would lead away from the page, or send something, does nothing. */
export const listenToPointer = (canvas: Canvas, signal: AbortSignal): void => {
  const { bridge, state, chrome } = canvas
  const capturing = { signal, capture: true }
  const cancel = (event: Event) => event.preventDefault()
  document.addEventListener('submit', cancel, capturing)
  document.addEventListener('auxclick', cancel, capturing)
  document.addEventListener(
    'click',
    event => {
      if (!(event.target instanceof Element)) return
      if (event.target.closest('a, button, label')) event.preventDefault()
      const image = event.target.closest<HTMLElement>('[data-image]')
      const block = blockAt(image)
      if (image && block !== undefined && !bridge.readOnly)
        bridge.openMediaPicker?.(block, image.dataset.image?.split('.') ?? [])
      else writeWhereMeant(canvas, event.target)
    },
    capturing,
  )
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target === chrome.host) return
      const block = blockAt(target)
      const field = fieldAt(target)
      const { writing, awaiting } = state.getState()
      const begun = writing ?? awaiting
      if (begun && begun.field !== `${block}/${field?.dataset.field}`) stopWriting(state)
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

/** A block that says nothing yet has little that one could hit. */
const writeWhereMeant = (canvas: Canvas, target: Element): void => {
  const block = blockAt(target)
  if (block === undefined || canvas.bridge.readOnly || fieldAt(target)) return
  if (!target.closest('a, button, label, summary') && isUnwritten(canvas, block)) writeIn(canvas, block)
}

const select = ({ editor, commands }: Canvas['bridge'], block: string, path: string[] | null): void => {
  const { blocks, field } = editor.store.getState().selection
  const isSame = blocks.length === 1 && blocks[0] === block
  if (!isSame || field?.slice(1).join('.') !== path?.join('.')) commands.select(block, path)
}
