import type { Block } from '@ximblox/contract/blocks'
import { isEqual } from '@ximblox/contract/rules/equal'
import { childrenIn, type EditorDocument, treeOf } from '../document/document.ts'
import { isItemList, type ListItem } from '../document/list-items.ts'
import { type Path, readIn, setIn } from '../document/paths.ts'
import { type BlockPlace, isSameContainer, placeOf } from '../document/places.ts'
import type { ItemPlace, Operation } from './operations.ts'

// Each function reads the current value from the document, and returns null if there is nothing to do.

/** The value at a path of a block, or of the page (`null`). */
export const valueAt = ({ meta, blocks }: EditorDocument, target: string | null, path: Path): unknown =>
  readIn(target === null ? meta : blocks.get(target), path)

export const setValue = (
  document: EditorDocument,
  target: string | null,
  path: Path,
  to: unknown,
): Operation | null => {
  const holder = target === null ? document.meta : document.blocks.get(target)
  const from = readIn(holder, path)
  const isReached = setIn(holder, path, to) !== holder
  if (!holder || !isReached || isEqual(from, to)) return null
  return target === null ? { type: 'setMeta', path, from, to } : { type: 'setField', target, path, from, to }
}

export const insertBlock = (block: Block, place: BlockPlace): Operation => ({ type: 'insert', block, place })

export const removeBlock = (document: EditorDocument, key: string): Operation | null => {
  const block = treeOf(document, key)
  const place = placeOf(document, key)
  return block && place ? { type: 'remove', block, place } : null
}

export const moveBlock = (document: EditorDocument, block: string, to: BlockPlace): Operation | null => {
  const from = placeOf(document, block)
  if (!from || (isSameContainer(from, to) && (to.after === from.after || to.after === block))) return null
  return { type: 'move', block, from, to }
}

export const replaceBlock = (document: EditorDocument, key: string, to: Block): Operation | null => {
  const from = treeOf(document, key)
  return from ? { type: 'replace', from, to } : null
}

/** The list of items at a path; undefined if it has no items with keys. */
export const itemsAt = (
  document: EditorDocument,
  target: string | null,
  path: Path,
): ListItem[] | undefined => {
  const list = valueAt(document, target, path)
  return isItemList(list) ? list : undefined
}

export const insertItem = (item: ListItem, place: ItemPlace): Operation => ({ type: 'insert', item, place })

export const removeItem = (
  document: EditorDocument,
  target: string | null,
  path: Path,
  key: string,
): Operation | null => {
  const list = itemsAt(document, target, path) ?? []
  const index = list.findIndex(item => item.key === key)
  const item = list[index]
  if (!item) return null
  return { type: 'remove', item, place: { target, path, after: list[index - 1]?.key ?? null } }
}

export const moveItem = (document: EditorDocument, key: string, to: ItemPlace): Operation | null => {
  const list = itemsAt(document, to.target, to.path) ?? []
  const index = list.findIndex(item => item.key === key)
  const after = list[index - 1]?.key ?? null
  if (index === -1 || to.after === after || to.after === key) return null
  return { type: 'move', item: key, from: { ...to, after }, to }
}

/** The block that precedes a block, skipping some. */
export const predecessorOf = (
  document: EditorDocument,
  key: string,
  counts: (key: string) => boolean,
): BlockPlace | undefined => {
  const place = placeOf(document, key)
  if (!place) return undefined
  const siblings = childrenIn(document, place)
  return { ...place, after: siblings.slice(0, siblings.indexOf(key)).findLast(counts) ?? null }
}
