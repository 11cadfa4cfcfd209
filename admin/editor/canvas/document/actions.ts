import { childrenIn, type EditorDocument, pageContainer, slotsOf } from '../../state/document/document.ts'
import { type BlockPlace, placeOf } from '../../state/document/places.ts'
import type { Bridge } from '../bridge.ts'
import { blockName } from './block-name.ts'
import type { Elements } from './elements.ts'
import { afterFrame, keepingFocus } from './focus.ts'

/** What can be done to a block from its toolbar and by keyboard alike; each says what it did. */
export type Actions = ReturnType<typeof createActions>

export const createActions = (bridge: Bridge, elements: Elements) => {
  const { commands, words, announce, editor } = bridge
  const documentNow = () => editor.store.getState().document
  const nameOf = (block: string) => blockName(bridge, block)
  const selectedNow = () => editor.store.getState().selection.blocks[0]

  const focus = (block: string) => {
    afterFrame(() => {
      const root = elements.root(block)
      root?.scrollIntoView({ block: 'nearest' })
      root?.focus({ preventScroll: true })
    })
  }
  const sayPlace = (block: string) => {
    const [place, count] = placeAmongSiblings(documentNow(), block)
    announce(`${nameOf(block)} ${words.moved(place, count)}`)
  }
  const moving = (run: (block: string) => boolean) => (block: string) => {
    if (keepingFocus(elements, () => run(block))) sayPlace(block)
  }
  const focusSelected = () => {
    const selected = selectedNow()
    if (selected !== undefined) focus(selected)
  }

  return {
    focus,
    focusSelected,
    moveUp: moving(commands.moveUp),
    moveDown: moving(commands.moveDown),
    move: (block: string, to: BlockPlace) => moving(key => commands.move(key, to))(block),
    insert: (type: string, to: BlockPlace) => {
      if (commands.insert(type, to)) focusSelected()
    },
    duplicate: (block: string) => {
      if (!commands.duplicate(block)) return
      announce(words.duplicated(nameOf(block)))
      focusSelected()
    },
    remove: (block: string) => {
      const name = nameOf(block)
      if (!commands.remove(block)) return
      announce(words.removed(name))
      focusSelected()
    },
    copy: bridge.clipboard.copy,
    cut: () => {
      if (bridge.clipboard.cut()) focusSelected()
    },
    paste: async () => {
      if (await bridge.clipboard.paste()) focusSelected()
    },
    replace: (block: string) => bridge.requestReplace(block),
    addAfter: (block: string) => {
      const place = placeOf(documentNow(), block)
      if (place) bridge.requestAdd({ ...place, after: block })
    },
    addBefore: (block: string) => {
      const place = placeOf(documentNow(), block)
      if (place) bridge.requestAdd(place)
    },
    /** Selects the next block in reading order, or the one before. */
    step: (block: string, by: 1 | -1) => {
      const all = inReadingOrder(documentNow())
      const next = all[all.indexOf(block) + by]
      if (next === undefined) return
      commands.select(next)
      focus(next)
      announce(words.selected(nameOf(next), ...placeAmongSiblings(documentNow(), next)))
    },
  }
}

const placeAmongSiblings = (document: EditorDocument, block: string): [place: number, count: number] => {
  const siblings = childrenIn(document, placeOf(document, block) ?? pageContainer)
  return [siblings.indexOf(block) + 1, siblings.length]
}

const inReadingOrder = (document: EditorDocument, container = pageContainer): string[] =>
  childrenIn(document, container).flatMap(key => [
    key,
    ...slotsOf(document, key).flatMap(slot => inReadingOrder(document, { parent: key, slot })),
  ])
