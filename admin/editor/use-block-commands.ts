import { useTranslations } from 'use-intl'
import { useBlockName } from './block-names.ts'
import { move, moveDown, moveOut, moveUp, remove } from './state/commands/arrange.ts'
import { duplicate } from './state/commands/insert.ts'
import { enter, select } from './state/commands/view.ts'
import { childrenIn } from './state/document/document.ts'
import { type BlockPlace, placeOf } from './state/document/places.ts'
import type { Command } from './state/store.ts'
import { useWorkspace } from './workspace.ts'

/** What is done with blocks in outline and panel, said aloud as it happens. */
export const useBlockCommands = () => {
  const t = useTranslations('canvas')
  const { editor, announce, readOnly } = useWorkspace()
  const nameOf = useBlockName()

  const run = (command: Command) => !readOnly && editor.run(command)
  const arrange = (block: string, command: Command) => {
    if (!run(command)) return false
    const { document } = editor.store.getState()
    const place = placeOf(document, block)
    const siblings = place ? childrenIn(document, place) : []
    announce(t('moved', { place: String(siblings.indexOf(block) + 1), count: String(siblings.length) }))
    return true
  }
  return {
    select: (block: string) => editor.run(select([block])),
    canMoveUp: (block: string) => editor.can(moveUp(block)),
    canMoveDown: (block: string) => editor.can(moveDown(block)),
    moveUp: (block: string) => arrange(block, moveUp(block)),
    moveDown: (block: string) => arrange(block, moveDown(block)),
    moveOut: (block: string) => arrange(block, moveOut(block)),
    canMove: (block: string, place: BlockPlace) => editor.can(move([block], place)),
    move: (block: string, place: BlockPlace) => arrange(block, move([block], place)),
    duplicate: (block: string) => {
      if (run(duplicate(block))) announce(t('duplicated', { name: nameOf(block) }))
    },
    remove: (block: string) => {
      const name = nameOf(block)
      if (run(remove([block]))) announce(t('removed', { name }))
    },
    replace: (block: string) => run(enter({ name: 'ReplaceBlock', block })),
    add: (place: BlockPlace) => run(enter({ name: 'AddingBlock', place })),
  }
}
export type BlockCommands = ReturnType<typeof useBlockCommands>
