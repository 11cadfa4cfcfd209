import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useCanvas } from '../canvas-context.ts'
import { useCanvasUiState } from '../canvas-state.ts'
import { FollowedBox } from '../chrome/followed-box.tsx'
import { boxOf } from '../elements.ts'
import { optionsOf, takeOption } from './slash.ts'

/** The blocks to choose from at the caret, opened by a slash on an empty line. */
export const SlashMenu = () => {
  const canvas = useCanvas()
  const { bridge, elements, state } = canvas
  const slash = useCanvasUiState(state, ui => ui.slash)
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  })
  if (slash?.term === undefined || slash.term === null) return null
  const options = optionsOf(canvas)
  const field = () => elements.fields(slash.block).find(({ dataset }) => dataset.field === slash.field)
  return createPortal(
    <FollowedBox className="caret" box={() => caretBox() ?? boxOf(field())}>
      <div
        ref={list}
        className="slash"
        data-above={isLow() || undefined}
        role="menu"
        aria-label={bridge.texts.addFirst}
        // The text keeps caret and focus.
        onMouseDown={event => event.preventDefault()}
      >
        {options.map(({ type, name }, index) => (
          <button
            key={type}
            type="button"
            role="menuitem"
            className="option"
            tabIndex={-1}
            data-active={index === slash.active || undefined}
            onClick={() => takeOption(canvas, type)}
          >
            {name}
          </button>
        ))}
        {options.length === 0 && <p className="none">{bridge.texts.nothingFound}</p>}
      </div>
    </FollowedBox>,
    canvas.chrome,
  )
}

const caretBox = (): DOMRect | undefined => {
  const selection = document.getSelection()
  const box = selection?.rangeCount ? selection.getRangeAt(0).getBoundingClientRect() : undefined
  return box && box.height > 0 ? box : undefined
}

/** Whether there is more room above the caret than below. */
const isLow = (): boolean => (caretBox()?.bottom ?? 0) > innerHeight * 0.6
