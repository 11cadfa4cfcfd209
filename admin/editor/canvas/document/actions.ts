import { placeOf, readingOrder } from '../../state/document/places.ts'
import { leadOf } from '../../state/selected.ts'
import type { Bridge } from '../bridge.ts'
import type { Elements } from './elements.ts'
import { afterFrame, focusRoot, isFocusHere, keepingFocus } from './focus.ts'
import type { Scroller } from './scroller.ts'

/** What can be done to blocks from their toolbar and by keyboard alike; the focus goes along. */
export type Actions = ReturnType<typeof createActions>

export const createActions = (bridge: Bridge, elements: Elements, sight: Scroller) => {
  const { commands, clipboard, editor } = bridge
  const documentNow = () => editor.store.getState().document

  const focus = (block: string) => {
    // At once where it can be, so that the next key does not still go into a text.
    const begun = elements.root(block)
    if (begun) focusRoot(begun)
    afterFrame(() => {
      const root = elements.root(block)
      if (!root) return
      // Somebody may have gone on to the form, or to another block, meanwhile.
      const isUntouched = document.activeElement === begun || document.activeElement === document.body
      if (!begun || (isFocusHere() && isUntouched)) focusRoot(root)
      sight.bring(root, 'near')
    })
  }
  const focusSelected = () => {
    const lead = leadOf(editor.store.getState())
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
    /** Selects the next block in reading order, or the one before. */
    step: refocusing((block: string, by: 1 | -1) => {
      const all = readingOrder(documentNow())
      const next = all[all.indexOf(block) + by]
      return next !== undefined && commands.goTo(next)
    }),
    extendBy: refocusing(commands.extendBy),
    extendTo: refocusing(commands.extendTo),
    toggle: refocusing(commands.toggle),
    selectAll: refocusing(commands.selectAll),
    /** Only the block where the selection ended. */
    selectOne: refocusing(commands.goTo),
  }
}
