import { placeOf, readingOrder } from '../../state/document/places.ts'
import { activeBlockOf } from '../../state/selected.ts'
import type { Bridge } from '../bridge.ts'
import type { Elements } from './elements.ts'
import { afterFrameFor, focusRoot, isFocusHere, keepingFocus } from './focus.ts'
import type { Scroller } from './scroller.ts'

/** Block commands shared by the toolbar and the keyboard; each keeps the focus on the block. */
export type Actions = ReturnType<typeof createActions>

export const createActions = (bridge: Bridge, elements: Elements, scroller: Scroller) => {
  const { commands, clipboard, editor } = bridge
  const documentNow = () => editor.store.getState().document

  const focus = (block: string) => {
    // Synchronously if possible, so that the next key press does not reach a text.
    const initialFocus = elements.root(block)
    if (initialFocus) focusRoot(initialFocus)
    afterFrameFor(bridge, block, () => {
      const root = elements.root(block)
      if (!root) return
      // The user may have moved on to the form or another block.
      const isUnchanged = document.activeElement === initialFocus || document.activeElement === document.body
      if (!initialFocus || (isFocusHere() && isUnchanged)) focusRoot(root)
      scroller.scrollTo(root, 'near')
    })
  }
  const focusSelected = () => {
    const lead = activeBlockOf(editor.store.getState())
    if (lead !== undefined) focus(lead)
  }
  const refocusing =
    <Input extends unknown[]>(run: (...input: Input) => boolean) =>
    (...input: Input) => {
      if (run(...input)) focusSelected()
    }
  const keeping = (run: (block: string) => boolean) => (block: string) => {
    keepingFocus(elements, () => run(block), block)
  }

  return {
    focus,
    focusSelected,
    moveUp: keeping(commands.moveUp),
    moveDown: keeping(commands.moveDown),
    moveIn: keeping(commands.moveIn),
    moveOut: keeping(commands.moveOut),
    move: refocusing(commands.move),
    insert: refocusing(commands.insert),
    duplicate: refocusing(commands.duplicate),
    remove: refocusing(commands.remove),
    copy: clipboard.copy,
    cut: refocusing(clipboard.cut),
    paste: async () => {
      if (await clipboard.paste()) focusSelected()
    },
    replace: commands.replace,
    addAfter: (block: string) => {
      const place = placeOf(documentNow(), block)
      if (place) commands.add({ ...place, after: block })
    },
    addBefore: (block: string) => {
      const place = placeOf(documentNow(), block)
      if (place) commands.add(place)
    },
    /** Selects the next or previous block in reading order. */
    step: refocusing((block: string, by: 1 | -1) => {
      const all = readingOrder(documentNow())
      const next = all[all.indexOf(block) + by]
      return next !== undefined && commands.goTo(next)
    }),
    extendBy: refocusing(commands.extendBy),
    extendTo: refocusing(commands.extendTo),
    toggle: refocusing(commands.toggle),
    selectAll: refocusing(commands.selectAll),
    /** Reduces the selection to the block at its end. */
    selectOne: refocusing(commands.goTo),
  }
}
