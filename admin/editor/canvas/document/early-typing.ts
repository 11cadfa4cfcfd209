import { activeBlockOf } from '../../state/selected.ts'
import type { Canvas } from './canvas-context.ts'
import { beginWith } from './continue-writing.ts'
import { copyOfClipboard, unchangedPastes, wordsOfClipboard } from './early-pastes.ts'
import { fieldAt } from './elements.ts'
import { afterFrame } from './focus.ts'
import { afterHeldKey } from './held-key.ts'
import { nothingYet } from './write.ts'

/** Holds what is typed until the text that takes it is rendered. */
export const holdKey = (canvas: Canvas, event: KeyboardEvent): (() => void) | undefined => {
  const { key, ctrlKey, metaKey, target } = event
  const awaiting = awaitingOf(canvas, target)
  if (!awaiting || ctrlKey || metaKey) return
  const { typed: before, pasted } = awaiting
  const typed = afterHeldKey(before, key)
  if (typed === undefined) return
  if (typed === null) return () => {}
  return () =>
    canvas.state.setState({
      awaiting: { ...awaiting, typed, pasted: unchangedPastes(pasted, before, typed) },
    })
}

/** Holds what is pasted, too; blocks would be pasted elsewhere. */
export const holdPastes = (canvas: Canvas, signal: AbortSignal): void => {
  const options = { signal, capture: true }
  let isPlain = false
  document.addEventListener(
    'keydown',
    ({ key, shiftKey }) => {
      isPlain = shiftKey && key.toLowerCase() === 'v'
    },
    options,
  )
  document.addEventListener(
    'paste',
    event => {
      const awaiting = awaitingOf(canvas, event.target)
      const isElsewhere = awaiting?.field === null && awaiting.typed === ''
      if (!awaiting || isElsewhere || !event.clipboardData) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const data = copyOfClipboard(event.clipboardData)
      const { typed, pasted } = awaiting
      const words = wordsOfClipboard(data).replaceAll(/\r\n?/g, '\n')
      const paste = { from: typed.length, words, data }
      canvas.state.setState({
        awaiting: { ...awaiting, typed: typed + words, pasted: isPlain ? pasted : [...pasted, paste] },
      })
    },
    options,
  )
}

const awaitingOf = ({ state }: Canvas, target: EventTarget | null) => {
  const { awaiting } = state.getState()
  return awaiting?.field === null && fieldAt(target) ? null : awaiting
}

/** Holds what is typed while blocks are pasted, until they are there: it begins a text after them. */
export const holdWhilePasting = (canvas: Canvas): ((paste: Promise<boolean>) => void) => {
  const { actions, bridge, state } = canvas
  let count = 0
  const release = () => {
    count -= 1
    const { awaiting } = state.getState()
    if (count > 0 || awaiting?.field !== null) return
    state.setState({ awaiting: null })
    const block = activeBlockOf(bridge.editor.store.getState())
    if (awaiting.typed !== '' && block !== undefined) beginWith(canvas, awaiting, block)
  }
  const hold = async (paste: Promise<boolean>) => {
    count += 1
    if (!state.getState().awaiting) state.setState({ awaiting: { ...nothingYet, field: null } })
    try {
      if (await paste) actions.focusSelected()
    } finally {
      afterFrame(release)
    }
  }
  return paste => void hold(paste)
}
