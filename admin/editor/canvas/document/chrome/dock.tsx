import { useLayoutEffect, useSyncExternalStore } from 'react'
import { outermost } from '../../../state/document/places.ts'
import { useCanvas, useEditorState, useSelected } from '../canvas-context.ts'
import { useCanvasUiState } from '../canvas-state.ts'
import { isFocusHere } from '../focus.ts'
import { BlockToolbar } from './block-toolbar.tsx'
import { TextToolbar } from './text-toolbar.tsx'

/** The toolbars are in a strip above the page, because over the page they would cover the block they belong to. */
export const Dock = () => {
  const { state, layout, bridge } = useCanvas()
  const selected = useSelected()
  const first = useEditorState(state => outermost(state.document, state.selection.blocks)[0])
  const text = useCanvasUiState(state, ui => ui.text)
  // Forms have their own formatting toolbar.
  const isHere = useSyncExternalStore(followFocus, isFocusHere)
  useLayoutEffect(() => layout.subscribe(keepSize), [layout])
  return (
    // A click between the buttons must not take focus and caret from the page either.
    <div className="dock" role="presentation" onMouseDown={event => event.preventDefault()}>
      {first === undefined ? (
        <p className="hint">{bridge.texts.hint}</p>
      ) : (
        <BlockToolbar block={first} count={selected.length} />
      )}
      {text && isHere && <TextToolbar text={text} />}
    </div>
  )
}

const followFocus = (listener: () => void) => {
  for (const name of ['focus', 'blur']) addEventListener(name, listener)
  return () => {
    for (const name of ['focus', 'blur']) removeEventListener(name, listener)
  }
}

/** Keeps buttons at their normal size when the page is scaled down. */
const keepSize = (): void => {
  const frame = window.frameElement
  const renderedWidth = frame?.getBoundingClientRect().width
  if (frame && renderedWidth)
    document.documentElement.style.setProperty('--ximblox-zoom', `${frame.clientWidth / renderedWidth}`)
}
