import type { Block } from '@ximblox/contract/blocks'
import type { ListItem } from '../document/list-items.ts'
import type { Path } from '../document/paths.ts'
import type { BlockPlace } from '../document/places.ts'

/** The position of an item: the list, at a path of a block or of the page (`null`), and the item it follows. */
export interface ItemPlace {
  target: string | null
  path: Path
  after: string | null
}

/** A field of a block; undefined means absent. */
export interface SetField {
  type: 'setField'
  target: string
  path: Path
  from: unknown
  to: unknown
}

/** A field of the page: title, SEO texts, props of the page type. */
export interface SetMeta {
  type: 'setMeta'
  path: Path
  from: unknown
  to: unknown
}

/** Inserts or removes a block with its descendants, or a list item. */
type Presence = { block: Block; place: BlockPlace } | { item: ListItem; place: ItemPlace }
export type Insert = { type: 'insert' } & Presence
export type Remove = { type: 'remove' } & Presence

export type Move =
  | { type: 'move'; block: string; from: BlockPlace; to: BlockPlace }
  | { type: 'move'; item: string; from: ItemPlace; to: ItemPlace }

/** Replaces a block by another. */
export interface Replace {
  type: 'replace'
  from: Block
  to: Block
}

/** The only ways in which a document changes. Each records the previous value, so that it can be reverted exactly. */
export type Operation = SetField | SetMeta | Insert | Remove | Move | Replace

/** The inverse of an operation. */
export const invert = (operation: Operation): Operation => {
  switch (operation.type) {
    case 'insert':
      return { ...operation, type: 'remove' }
    case 'remove':
      return { ...operation, type: 'insert' }
    case 'move':
      return 'block' in operation
        ? { ...operation, from: operation.to, to: operation.from }
        : { ...operation, from: operation.to, to: operation.from }
    default:
      return swapped(operation)
  }
}

const swapped = <O extends { from: unknown; to: unknown }>(operation: O): O => ({
  ...operation,
  from: operation.to,
  to: operation.from,
})
