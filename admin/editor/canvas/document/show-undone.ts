import { readIn } from '../../state/document/paths.ts'
import type { Canvas } from './canvas-context.ts'
import { pathOfField } from './elements.ts'
import { afterFrame } from './focus.ts'
import { undoneBlock } from './undone-block.ts'

/** Scrolls to what an undo or redo has changed, which may be anywhere on the page. */
export const showUndone = ({ bridge, elements, scroller }: Canvas): (() => void) =>
  bridge.editor.store.subscribe((state, before) => {
    const changed = undoneBlock(state, before)
    if (!changed) return
    const former = before.document.blocks.get(changed.key)
    const isChanged = (field: HTMLElement) => {
      const path = pathOfField(field)
      return readIn(changed.props, path) !== readIn(former?.props, path)
    }
    afterFrame(() => {
      const element = elements.fields(changed.key).find(isChanged) ?? elements.root(changed.key)
      if (element) scroller.scrollTo(element, 'near')
    })
  })
