import { createPortal } from 'react-dom'
import { outermost } from '../../../state/document/places.ts'
import { useCanvas, useEditorState, useSelected } from '../canvas-context.ts'
import { useCanvasUiState } from '../canvas-state.ts'
import { BlockTag } from './block-tag.tsx'
import { Dock } from './dock.tsx'
import { FollowedBox } from './followed-box.tsx'
import { InsertButtons } from './insert-buttons.tsx'

/** Everything rendered above the page: the selection and its tools. */
export const Chrome = () => {
  const { chrome, elements, state, bridge } = useCanvas()
  const selected = useSelected()
  const first = useEditorState(state => outermost(state.document, state.selection.blocks)[0])
  const hovered = useCanvasUiState(state, ui => (ui.dragging ? null : ui.hovered))
  const line = useCanvasUiState(state, ({ drop }) => drop?.line)
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
              <BlockTag block={block} />
              {selected.length === 1 && <InsertButtons block={block} />}
            </>
          )}
        </FollowedBox>
      ))}
      {!bridge.readOnly && <Dock />}
      {line && <FollowedBox className="drop" box={() => line} />}
    </>,
    chrome,
  )
}
