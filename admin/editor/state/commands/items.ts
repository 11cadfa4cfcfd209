import { newKey } from '@ximblox/blocks/new-key'
import type { JsonObject } from '@ximblox/contract/fields'
import type { Path } from '../document/paths.ts'
import * as make from '../operations/make.ts'
import type { ItemPlace, Operation } from '../operations/operations.ts'
import type { Command } from '../store.ts'

/** Inserts a new item into a list of a block or of the page, and creates the list if there is none. */
export const insertItem = (values: JsonObject, place: ItemPlace): Command => {
  const item = { ...structuredClone(values), key: newKey() }
  const { target, path } = place
  return listCommand(place, document =>
    make.valueAt(document, target, path) === undefined
      ? make.setValue(document, target, path, [item])
      : make.itemsAt(document, target, path) && make.insertItem(item, place),
  )
}

export const removeItem = (target: string | null, path: Path, key: string): Command =>
  listCommand({ target }, document => make.removeItem(document, target, path, key))

export const moveItem = (key: string, to: ItemPlace): Command =>
  listCommand(to, document => make.moveItem(document, key, to))

const listCommand = (
  { target }: { target: string | null },
  operationOf: (document: Parameters<typeof make.itemsAt>[0]) => Operation | null | undefined,
): Command => ({
  needs: target === null ? 'edit-page' : 'edit-blocks',
  change: ({ document }) => {
    const operation = operationOf(document)
    return operation ? { operations: [operation] } : null
  },
})
