import { activeBlockOf } from '../../state/selected.ts'
import type { Canvas } from './canvas-context.ts'

/**
 * Opens the closed parts of the page around the selected block: what visitors open by a click, editors open by
 * selecting. Parts without child blocks, such as the player of a video, stay as they are.
 */
export const revealSelected = ({ bridge, elements, layout }: Canvas): (() => void) => {
  let revealed: string | undefined
  return layout.subscribe(() => {
    const block = activeBlockOf(bridge.editor.store.getState())
    const root = block === undefined ? undefined : elements.root(block)
    if (block === revealed || (block !== undefined && !root)) return
    revealed = block
    for (let part = root?.closest('details'); part; part = part.parentElement?.closest('details'))
      if (part.querySelector('[data-slot]')) part.open = true
  })
}
