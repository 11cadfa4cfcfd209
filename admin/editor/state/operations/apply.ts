import {
  addTrees,
  type BlockNode,
  childrenIn,
  containerID,
  type EditorDocument,
} from '../document/document.ts'
import { isItemList, type ListItem } from '../document/list-items.ts'
import { type Path, readIn, setIn } from '../document/paths.ts'
import { type BlockPlace, insertedAfter, keysWithin, placeOf } from '../document/places.ts'
import { applies } from './applies.ts'
import type { ItemPlace, Operation } from './operations.ts'

/** The document after an operation; a missing target leaves it unchanged. */
export const apply = (document: EditorDocument, operation: Operation): EditorDocument => {
  switch (operation.type) {
    case 'setField':
      return setField(document, operation.target, operation.path, operation.to)
    case 'setMeta':
      return setField(document, null, operation.path, operation.to)
    case 'insert':
      return 'block' in operation
        ? insertBlock(document, operation)
        : changeList(document, operation.place, list =>
            insertAfter(list, operation.item, operation.place.after),
          )
    case 'remove':
      return 'block' in operation
        ? removeBlock(document, operation.block.key)
        : changeList(document, operation.place, list => without(list, operation.item.key))
    case 'move':
      return 'block' in operation ? moveBlock(document, operation) : moveItem(document, operation)
    case 'replace':
      return replaceBlock(document, operation)
  }
}

export const applyAll = (document: EditorDocument, operations: readonly Operation[]): EditorDocument =>
  operations.reduce(apply, document)

interface Applied {
  document: EditorDocument
  applied: Operation[]
  skipped: Operation[]
}

/** Applies, in order, the operations that still fit the document. */
export const applyFitting = (document: EditorDocument, operations: readonly Operation[]): Applied =>
  operations.reduce<Applied>(
    (result, operation) =>
      applies(result.document, operation)
        ? {
            ...result,
            document: apply(result.document, operation),
            applied: [...result.applied, operation],
          }
        : { ...result, skipped: [...result.skipped, operation] },
    { document, applied: [], skipped: [] },
  )

const setField = (
  document: EditorDocument,
  target: string | null,
  path: Path,
  to: unknown,
): EditorDocument => {
  if (target === null) return { ...document, meta: setIn(document.meta, path, to) }
  const node = document.blocks.get(target)
  return node ? withNode(document, setIn(node, path, to)) : document
}

const withNode = (document: EditorDocument, node: BlockNode): EditorDocument =>
  document.blocks.get(node.key) === node
    ? document
    : { ...document, blocks: new Map(document.blocks).set(node.key, node) }

const insertBlock = (
  document: EditorDocument,
  { block, place }: Extract<Operation, { type: 'insert'; block: unknown }>,
): EditorDocument => {
  if (document.blocks.has(block.key)) return document
  const blocks = new Map(document.blocks)
  const order = new Map(document.order)
  addTrees(blocks, order, [block], place)
  order.set(containerID(place), insertedAfter(childrenIn(document, place), place.after, block.key))
  return { ...document, blocks, order }
}

const removeBlock = (document: EditorDocument, key: string): EditorDocument => {
  const detached = detach(document, key)
  const gone = new Set(keysWithin(document, key))
  const stays = (id: string) => !gone.has(id.slice(0, Math.max(0, id.indexOf('/'))))
  return {
    ...detached,
    blocks: new Map([...document.blocks].filter(([block]) => !gone.has(block))),
    order: new Map([...detached.order].filter(([id]) => stays(id))),
  }
}

/** Removes a block from its container only. */
const detach = (document: EditorDocument, key: string): EditorDocument => {
  const place = placeOf(document, key)
  return place ? withOrder(document, place, without(childrenIn(document, place), key)) : document
}

const withOrder = (document: EditorDocument, place: BlockPlace, keys: readonly string[]): EditorDocument => {
  const order = new Map(document.order)
  if (keys.length > 0) order.set(containerID(place), keys)
  else order.delete(containerID(place))
  return { ...document, order }
}

const moveBlock = (
  document: EditorDocument,
  { block, to }: Extract<Operation, { type: 'move'; block: unknown }>,
): EditorDocument => {
  if (!document.blocks.has(block) || (to.parent !== null && keysWithin(document, block).includes(to.parent)))
    return document
  const detached = detach(document, block)
  return withOrder(detached, to, insertedAfter(childrenIn(detached, to), to.after, block))
}

const replaceBlock = (
  document: EditorDocument,
  { from, to }: Extract<Operation, { type: 'replace' }>,
): EditorDocument => {
  const place = placeOf(document, from.key)
  if (!place) return document
  return insertBlock(removeBlock(document, from.key), { type: 'insert', block: to, place })
}

const moveItem = (
  document: EditorDocument,
  { item: key, from, to }: Extract<Operation, { type: 'move'; item: unknown }>,
): EditorDocument => {
  const item = listAt(document, from)?.find(item => item.key === key)
  if (!item) return document
  const taken = changeList(document, from, list => without(list, key))
  return changeList(taken, to, list => insertAfter(list, item, to.after))
}

/** The list at a place, if it has items with keys. */
const listAt = ({ meta, blocks }: EditorDocument, { target, path }: ItemPlace): ListItem[] | undefined => {
  const list = readIn(target === null ? meta : blocks.get(target), path)
  return isItemList(list) ? list : undefined
}

const changeList = (
  document: EditorDocument,
  place: ItemPlace,
  change: (list: readonly ListItem[]) => readonly ListItem[],
): EditorDocument => {
  const list = listAt(document, place)
  return list ? setField(document, place.target, place.path, change(list)) : document
}

const insertAfter = (
  list: readonly ListItem[],
  item: ListItem,
  after: string | null,
): readonly ListItem[] => {
  const index = after === null ? 0 : list.findIndex(({ key }) => key === after) + 1
  return after !== null && index === 0 ? [...list, item] : list.toSpliced(index, 0, item)
}

const without = <T extends string | ListItem>(list: readonly T[], key: string): readonly T[] =>
  list.filter(entry => (typeof entry === 'string' ? entry : entry.key) !== key)
