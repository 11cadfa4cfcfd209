import type { Block } from '@ximblox/contract/blocks'
import { isEqual } from '@ximblox/contract/rules/equal'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import { type EditorDocument, treeOf } from '../document/document.ts'
import { isItemList } from '../document/list-items.ts'
import { readIn } from '../document/paths.ts'
import { hasContainer, isSameContainer, keysWithin, placeOf } from '../document/places.ts'
import type { ItemPlace, Operation } from './operations.ts'

/** Whether the document still has the value that an operation expects, so that applying it overwrites nothing else. */
export const applies = (document: EditorDocument, operation: Operation): boolean => {
  switch (operation.type) {
    case 'setField':
    case 'setMeta':
      return isEqual(valueAt(document, operation), operation.from)
    case 'insert':
      return 'block' in operation
        ? hasContainer(document, operation.place) && isFree(document, operation.block)
        : isListWithout(document, operation.place, operation.item.key)
    case 'remove':
      return 'block' in operation
        ? isStill(document, operation.block)
        : isEqual(itemAt(document, operation.place, operation.item.key), operation.item)
    case 'move':
      return 'block' in operation ? canMoveBlock(document, operation) : canMoveItem(document, operation)
    case 'replace':
      return isStill(document, operation.from) && isFree(document, operation.to, operation.from.key)
  }
}

const valueAt = (
  { meta, blocks }: EditorDocument,
  operation: Extract<Operation, { type: 'setField' | 'setMeta' }>,
) => readIn(operation.type === 'setMeta' ? meta : blocks.get(operation.target), operation.path)

const isStill = (document: EditorDocument, block: Block) => isEqual(treeOf(document, block.key), block)

/** Whether no other block uses one of the keys of the block, apart from the block that it replaces. */
const isFree = (document: EditorDocument, block: Block, replaced?: string): boolean => {
  const leaving = new Set(replaced === undefined ? [] : keysWithin(document, replaced))
  const keys: string[] = []
  walkBlocks([block], ({ key }) => keys.push(key))
  return keys.every(key => !document.blocks.has(key) || leaving.has(key))
}

const canMoveBlock = (
  document: EditorDocument,
  { block, from, to }: Extract<Operation, { type: 'move'; block: unknown }>,
) => {
  const place = placeOf(document, block)
  if (!place || !isSameContainer(place, from) || !hasContainer(document, to)) return false
  return to.parent === null || !keysWithin(document, block).includes(to.parent)
}

const canMoveItem = (
  document: EditorDocument,
  { item, from, to }: Extract<Operation, { type: 'move'; item: unknown }>,
) =>
  itemAt(document, from, item) !== undefined &&
  (isEqual({ ...from, after: null }, { ...to, after: null }) || isListWithout(document, to, item))

const listAt = ({ meta, blocks }: EditorDocument, { target, path }: ItemPlace) =>
  readIn(target === null ? meta : blocks.get(target), path)

const itemAt = (document: EditorDocument, place: ItemPlace, key: string) =>
  readIn(listAt(document, place), [key])

const isListWithout = (document: EditorDocument, place: ItemPlace, key: string) =>
  isItemList(listAt(document, place)) && itemAt(document, place, key) === undefined
