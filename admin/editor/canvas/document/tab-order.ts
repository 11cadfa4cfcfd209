import { childrenIn, pageContainer } from '../../state/document/document.ts'
import { activeBlockOf } from '../../state/selected.ts'
import type { Canvas } from './canvas-context.ts'

/** All blocks are one stop of the Tab key: the selected block, or else the first one, followed by its texts. */
export const keepTabStops = ({ bridge, elements, layout }: Canvas): (() => void) => {
  let before: readonly HTMLElement[] = []
  return layout.subscribe(() => {
    const state = bridge.editor.store.getState()
    const block = activeBlockOf(state) ?? childrenIn(state.document, pageContainer)[0]
    const root = block === undefined ? undefined : elements.root(block)
    const stops = block === undefined || !root ? [] : [root, ...elements.fields(block)]
    for (const element of before) if (!stops.includes(element)) element.tabIndex = -1
    for (const element of stops) if (element.tabIndex !== 0) element.tabIndex = 0
    before = stops
  })
}

/** Removes everything focusable in a part of the page from the tab order. */
export const leaveOutOfTabOrder = (part: Element): void => {
  for (const element of part.querySelectorAll<HTMLElement>(
    'a[href], button, iframe, input, select, textarea, summary',
  ))
    element.tabIndex = -1
}
