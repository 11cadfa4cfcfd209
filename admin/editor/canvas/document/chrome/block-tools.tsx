import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useCanvas } from '../canvas-context.ts'
import { useCanvasUiState } from '../canvas-state.ts'
import { isFocusHere } from '../focus.ts'
import { BlockTag } from './block-tag.tsx'
import { BlockToolbar } from './block-toolbar.tsx'
import { frameZoom } from './fit-frame.ts'
import { TextToolbar } from './text-toolbar.tsx'
import { toolsPlace } from './tools-place.ts'

interface Props {
  /** The first of the selected blocks. */
  block: string
  /** The number of selected blocks. */
  count: number
}

/**
 * The name and the tools of the selected blocks, above their frame, where they cover only the block before. The tools
 * stay in view while the block is scrolled.
 */
export const BlockTools = ({ block, count }: Props) => {
  const { state, layout, elements } = useCanvas()
  const text = useCanvasUiState(state, ui => ui.text)
  // Forms have their own formatting toolbar.
  const isHere = useSyncExternalStore(followFocus, isFocusHere)
  const tag = useRef<HTMLDivElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = () => {
      const box = elements.box(block)
      if (box && tag.current && tools.current) placeTools(tools.current, tag.current, box)
    }
    place()
    return layout.subscribe(place)
  })
  // A click between the buttons must not take focus and caret from the page either.
  return (
    <>
      <div ref={tag} className="tag">
        <BlockTag block={block} />
      </div>
      <div className="heads" role="presentation" onMouseDown={event => event.preventDefault()}>
        <div ref={tools} className="tools">
          <div className="bar">
            {text && isHere && <TextToolbar text={text} />}
            <BlockToolbar block={block} count={count} />
          </div>
        </div>
      </div>
    </>
  )
}

const placeTools = (tools: HTMLElement, tag: HTMLElement, box: DOMRect): void => {
  const { width, height } = tag.getBoundingClientRect()
  tag.toggleAttribute('data-inside', box.top + scrollY < height)
  const { left, isAboveTag } = toolsPlace({
    block: box,
    tag: width,
    tools: tools.getBoundingClientRect().width,
    viewport: document.documentElement.clientWidth,
    zoom: frameZoom(),
  })
  tools.style.left = `${left - box.left}px`
  tools.toggleAttribute('data-above', isAboveTag)
}

const followFocus = (listener: () => void) => {
  for (const name of ['focus', 'blur']) addEventListener(name, listener)
  return () => {
    for (const name of ['focus', 'blur']) removeEventListener(name, listener)
  }
}
