import { completeProps } from '@ximblox/blocks/fields/complete-props'
import type { BlockCommands } from '../block-commands.ts'
import { beginTextAfter, continueAfter, joinWithPrevious } from '../state/commands/continue-text.ts'
import { typeField } from '../state/commands/fields.ts'
import { insertType } from '../state/commands/insert.ts'
import { insertAtLine, type Line } from '../state/commands/insert-at-line.ts'
import { insertItem } from '../state/commands/items.ts'
import { select } from '../state/commands/view.ts'
import { isItemList } from '../state/document/list-items.ts'
import { type Path, readIn } from '../state/document/paths.ts'
import type { BlockPlace } from '../state/document/places.ts'
import { fieldOf } from '../state/field-of.ts'
import type { Editor } from '../state/store.ts'

/**
 * The commands of the canvas. They are created in the surrounding document and copy what they keep, because an object
 * of the canvas would keep its whole document in memory after it is closed.
 */
export const canvasCommands = (editor: Editor, blocks: BlockCommands) => ({
  ...blocks,
  type: (block: string, path: Path, value: unknown) =>
    editor.run(typeField(block, ['props', ...path], value)),
  endTyping: () => editor.endTyping(),
  /** Appends an item to a list and returns its key. */
  addItem: (block: string, path: Path): string | undefined => {
    const field = fieldOf(editor, block, path)
    if (field?.kind !== 'list') return
    const keys = () => itemKeys(editor, block, path)
    const after = keys().at(-1) ?? null
    const place = { target: block, path: ['props', ...path], after }
    return editor.run(insertItem(completeProps(field.fields, {}), place)) ? keys().at(-1) : undefined
  },
  select: (block: string, path: Path | null = null) =>
    editor.run(select([block], path && ['props', ...path])),
  move: (block: string, place: BlockPlace) => blocks.move(block, copyOf(place)),
  canMove: (block: string, place: BlockPlace) => blocks.canMove(block, copyOf(place)),
  add: (place: BlockPlace) => blocks.add(copyOf(place)),
  insert: (type: string, place: BlockPlace) => editor.run(insertType(type, copyOf(place))),
  /** Inserts a block in place of a line of a text. */
  insertAtLine: (type: string, line: Line) => editor.run(insertAtLine(type, structuredClone(line))),
  beginTextAfter: (block: string) => editor.run(beginTextAfter(block)),
  continueAfter: (block: string) => editor.run(continueAfter(block)),
  joinWithPrevious: (block: string, path: Path) => editor.run(joinWithPrevious(block, ['props', ...path])),
  canJoinWithPrevious: (block: string, path: Path) => editor.can(joinWithPrevious(block, ['props', ...path])),
  canInsert: (type: string, place: BlockPlace) => editor.can(insertType(type, copyOf(place))),
})
export type CanvasCommands = ReturnType<typeof canvasCommands>

const itemKeys = (editor: Editor, block: string, path: Path): string[] => {
  const items = readIn(editor.store.getState().document.blocks.get(block)?.props ?? {}, path)
  return isItemList(items) ? items.map(item => item.key) : []
}

const copyOf = ({ parent, slot, after }: BlockPlace): BlockPlace => ({ parent, slot, after })
