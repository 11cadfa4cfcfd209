import { move, moveDown, moveIn, moveOut, moveUp, remove } from './state/commands/arrange.ts'
import { duplicate } from './state/commands/insert.ts'
import { enter, extendBy, extendTo, select, selectAll, toggle } from './state/commands/view.ts'
import { childrenIn, type EditorDocument } from './state/document/document.ts'
import { type BlockPlace, isSameContainer, placeOf } from './state/document/places.ts'
import { targetBlocks } from './state/selected.ts'
import type { Command, Editor } from './state/store.ts'

/** The texts announced for block commands. */
export interface BlockTexts {
  nameOf(block: string): string
  slotOf(place: BlockPlace): string
  many(count: number): string
  selected(name: string, place: number, count: number): string
  selectedMany(count: number): string
  moved(name: string, place: number, count: number): string
  movedInto(name: string, slot: string, place: number, count: number): string
  duplicated(name: string): string
  removed(name: string): string
}

interface Options {
  editor: Editor
  readOnly: boolean
  texts: BlockTexts
  announce(text: string): void
}

export type BlockCommands = ReturnType<typeof createBlockCommands>

/**
 * Block commands of canvas, outline and panel, announced to screen readers. Each takes one block and applies to the
 * whole selection if that contains the block.
 */
export const createBlockCommands = ({ editor, readOnly, texts, announce }: Options) => {
  const documentNow = () => editor.store.getState().document
  const targets = (block: string) => targetBlocks(editor.store.getState(), block)
  const run = (command: Command) => !readOnly && editor.run(command)
  const nameOf = (blocks: readonly string[]) =>
    blocks.length === 1 ? texts.nameOf(blocks[0] ?? '') : texts.many(blocks.length)

  const announceSelected = () => {
    const { document, selection } = editor.store.getState()
    const [block = ''] = selection.blocks
    const [place, count] = placeAmongSiblings(document, block)
    announce(
      selection.blocks.length === 1
        ? texts.selected(texts.nameOf(block), place, count)
        : texts.selectedMany(selection.blocks.length),
    )
  }
  const selecting = (command: Command): boolean => {
    const isDone = editor.run(command)
    if (isDone) announceSelected()
    return isDone
  }
  const announceMoved = (blocks: readonly string[], before: BlockPlace | undefined) => {
    const [block = ''] = blocks
    const [place, count] = placeAmongSiblings(documentNow(), block)
    const now = placeOf(documentNow(), block)
    const isInto = now && now.parent !== null && before && !isSameContainer(now, before)
    announce(
      isInto
        ? texts.movedInto(nameOf(blocks), texts.slotOf(now), place, count)
        : texts.moved(nameOf(blocks), place, count),
    )
  }
  const moving = (commandFor: (blocks: readonly string[]) => Command) => (block: string) => {
    const blocks = targets(block)
    const before = placeOf(documentNow(), blocks[0] ?? '')
    const isDone = run(commandFor(blocks))
    if (isDone) announceMoved(blocks, before)
    return isDone
  }
  return {
    select: (block: string) => editor.run(select([block])),
    /** Announces the block, because a selection made by keyboard is visible only. */
    goTo: (block: string) => selecting(select([block])),
    extendTo: (block: string) => selecting(extendTo(block)),
    extendBy: (by: 1 | -1) => selecting(extendBy(by)),
    toggle: (block: string) => selecting(toggle(block)),
    selectAll: () => selecting(selectAll),
    canMoveUp: (block: string) => editor.can(moveUp(targets(block))),
    canMoveDown: (block: string) => editor.can(moveDown(targets(block))),
    moveUp: moving(moveUp),
    moveDown: moving(moveDown),
    moveIn: moving(moveIn),
    moveOut: moving(moveOut),
    canMove: (block: string, place: BlockPlace) => editor.can(move(targets(block), place)),
    move: (block: string, place: BlockPlace) => moving(blocks => move(blocks, place))(block),
    duplicate: (block: string) => {
      const blocks = targets(block)
      const isDone = run(duplicate(blocks))
      if (isDone) announce(texts.duplicated(nameOf(blocks)))
      return isDone
    },
    remove: (block: string) => {
      const blocks = targets(block)
      const name = nameOf(blocks)
      const isDone = run(remove(blocks))
      if (isDone) announce(texts.removed(name))
      return isDone
    },
    replace: (block: string) => run(enter({ name: 'ReplaceBlock', block })),
    add: (place: BlockPlace) => run(enter({ name: 'AddingBlock', place })),
  }
}

const placeAmongSiblings = (document: EditorDocument, block: string): [place: number, count: number] => {
  const place = placeOf(document, block)
  const siblings = place ? childrenIn(document, place) : []
  return [siblings.indexOf(block) + 1, siblings.length]
}
