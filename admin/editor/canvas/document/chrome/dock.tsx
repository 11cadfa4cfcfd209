import { useLayoutEffect, useSyncExternalStore } from 'react'
import { outermost } from '../../../state/document/places.ts'
import { useCanvas, useEditorState, useSelected } from '../canvas-context.ts'
import { useDoings } from '../canvas-state.ts'
import { isFocusHere } from '../focus.ts'
import { BlockToolbar } from './block-toolbar.tsx'
import { TextToolbar } from './text-toolbar.tsx'

/** The toolbars, in a strip above the page: over the page they would cover what they are for. */
export const Dock = () => {
  const { state, layout, bridge } = useCanvas()
  const selected = useSelected()
  const first = useEditorState(state => outermost(state.document, state.selection.blocks)[0])
  const text = useDoings(state, doings => doings.text)
  // Whoever goes on in the form has formatting there.
  const isHere = useSyncExternalStore(followFocus, isFocusHere)
  useLayoutEffect(() => layout.subscribe(keepSize), [layout])
  return (
    // A click beside a button leaves focus and caret in the page as well.
    <div className="dock" role="presentation" onMouseDown={event => event.preventDefault()}>
      {first === undefined ? (
        <p className="hint">{bridge.words.hint}</p>
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

/** As large as buttons are elsewhere, however small the page is drawn. */
const keepSize = (): void => {
  const frame = window.frameElement
  const drawn = frame?.getBoundingClientRect().width
  if (frame && drawn)
    document.documentElement.style.setProperty('--ximblox-zoom', `${frame.clientWidth / drawn}`)
}
