import { move, moveDown, moveUp, remove } from '../state/commands/arrange.ts'
import { typeField } from '../state/commands/fields.ts'
import { duplicate, insertType } from '../state/commands/insert.ts'
import { select } from '../state/commands/view.ts'
import type { Path } from '../state/document/paths.ts'
import type { BlockPlace } from '../state/document/places.ts'
import type { Command, Editor } from '../state/store.ts'

/**
 * What the canvas can do to the page. Made in the document around it, where commands copy what they keep: an
 * object of the canvas' own would keep the whole canvas in memory after it is gone.
 */
export const canvasCommands = (editor: Editor) => {
  const run = (command: Command) => editor.run(command)
  return {
    type: (block: string, path: Path, value: unknown) => run(typeField(block, ['props', ...path], value)),
    endTyping: () => editor.endTyping(),
    select: (block: string | null, path: Path | null = null) =>
      run(select(block === null ? [] : [block], path && ['props', ...path])),
    moveUp: (block: string) => run(moveUp(block)),
    moveDown: (block: string) => run(moveDown(block)),
    canMoveUp: (block: string) => editor.can(moveUp(block)),
    canMoveDown: (block: string) => editor.can(moveDown(block)),
    duplicate: (block: string) => run(duplicate(block)),
    remove: (block: string) => run(remove([block])),
    move: (block: string, place: BlockPlace) => run(move([block], copyOf(place))),
    canMove: (block: string, place: BlockPlace) => editor.can(move([block], copyOf(place))),
    insert: (type: string, place: BlockPlace) => run(insertType(type, copyOf(place))),
    canInsert: (type: string, place: BlockPlace) => editor.can(insertType(type, copyOf(place))),
  }
}
export type CanvasCommands = ReturnType<typeof canvasCommands>

const copyOf = ({ parent, slot, after }: BlockPlace): BlockPlace => ({ parent, slot, after })
