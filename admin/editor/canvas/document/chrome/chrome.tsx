import { createPortal } from 'react-dom'
import { useCanvas, useSelected } from '../canvas-context.ts'
import { useDoings } from '../canvas-state.ts'
import { BlockTag } from './block-tag.tsx'
import { Dock } from './dock.tsx'
import { FollowedBox } from './followed-box.tsx'
import { InsertButtons } from './insert-buttons.tsx'

/** Everything that is drawn above the page: what is selected and what can be done with it. */
export const Chrome = () => {
  const { chrome, elements, state, bridge } = useCanvas()
  const selected = useSelected()
  const hovered = useDoings(state, doings => (doings.dragging ? null : doings.hovered))
  const line = useDoings(state, ({ drop }) => drop?.line)
  return createPortal(
    <>
      {hovered !== null && hovered !== selected && (
        <FollowedBox className="hovered" box={() => elements.box(hovered)}>
          {!bridge.readOnly && <InsertButtons block={hovered} />}
        </FollowedBox>
      )}
      {selected !== undefined && (
        <FollowedBox key={selected} className="selected" box={() => elements.box(selected)}>
          {!bridge.readOnly && (
            <>
              <BlockTag block={selected} />
              <InsertButtons block={selected} />
            </>
          )}
        </FollowedBox>
      )}
      {!bridge.readOnly && <Dock />}
      {line && <FollowedBox className="drop" box={() => line} />}
    </>,
    chrome,
  )
}
