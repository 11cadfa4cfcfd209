import { placeOf } from '../../state/document/places.ts'
import type { Canvas } from './canvas-context.ts'
import { afterFrame } from './focus.ts'

/** Scrolls to the selected block when it was inserted, pasted, dropped or moved, wherever that happened. */
export const showArranged = ({ bridge, elements, scroller }: Canvas): (() => void) =>
  bridge.editor.store.subscribe(({ document, selection }, before) => {
    const [block] = selection.blocks
    if (document.order === before.document.order || block === undefined) return
    const [place, former] = [placeOf(document, block), placeOf(before.document, block)]
    if (place?.parent === former?.parent && place?.slot === former?.slot && place?.after === former?.after)
      return
    afterFrame(() => {
      const root = elements.root(block)
      if (root) scroller.scrollTo(root, 'near')
    })
  })
