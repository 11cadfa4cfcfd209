import { childrenIn, pageContainer } from '../../state/document/document.ts'
import { leadOf } from '../../state/selected.ts'
import type { Canvas } from './canvas-context.ts'

/** One stop of the Tab key for all blocks: the selected one, or else the first; its texts come right after it. */
export const keepTabStops = ({ bridge, elements, layout }: Canvas): (() => void) => {
  let before: readonly HTMLElement[] = []
  return layout.subscribe(() => {
    const state = bridge.editor.store.getState()
    const block = leadOf(state) ?? childrenIn(state.document, pageContainer)[0]
    const root = block === undefined ? undefined : elements.root(block)
    const stops = block === undefined || !root ? [] : [root, ...elements.fields(block)]
    for (const element of before) if (!stops.includes(element)) element.tabIndex = -1
    for (const element of stops) if (element.tabIndex !== 0) element.tabIndex = 0
    before = stops
  })
}

/** Whatever visitors go to with the Tab key in a part of the page. */
export const leaveOutOfTabOrder = (part: Element): void => {
  for (const element of part.querySelectorAll<HTMLElement>(
    'a[href], button, iframe, input, select, textarea, summary',
  ))
    element.tabIndex = -1
}
