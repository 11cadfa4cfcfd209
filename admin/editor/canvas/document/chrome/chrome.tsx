import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { outermost } from '../../../state/document/places.ts'
import { useCanvas, useEditorState, useSelected } from '../canvas-context.ts'
import { useCanvasUiState } from '../canvas-state.ts'
import { BlockTools } from './block-tools.tsx'
import { fitFrame } from './fit-frame.ts'
import { FollowedBox } from './followed-box.tsx'
import { InsertButtons } from './insert-buttons.tsx'

/** Everything rendered above the page: the selection and its tools. */
export const Chrome = () => {
  const { chrome, elements, layout, state, bridge } = useCanvas()
  const selected = useSelected()
  const first = useEditorState(state => outermost(state.document, state.selection.blocks)[0])
  const hovered = useCanvasUiState(state, ui => (ui.dragging ? null : ui.hovered))
  const line = useCanvasUiState(state, ({ drop }) => drop?.line)
  useLayoutEffect(() => {
    const fit = () => fitFrame(chrome.host)
    fit()
    return layout.subscribe(fit)
  }, [chrome, layout])
  return createPortal(
    <>
      {hovered !== null && !selected.includes(hovered) && (
        <FollowedBox className="hovered" box={() => elements.box(hovered)}>
          {!bridge.readOnly && <InsertButtons block={hovered} />}
        </FollowedBox>
      )}
      {selected.map(block => (
        <FollowedBox key={block} className="selected" box={() => elements.box(block)}>
          {!bridge.readOnly && block === first && (
            <>
              <BlockTools block={block} count={selected.length} />
              {selected.length === 1 && <InsertButtons block={block} />}
            </>
          )}
        </FollowedBox>
      ))}
      {line && <FollowedBox className="drop" box={() => line} />}
    </>,
    chrome,
  )
}
