import { type EditorDocument, pageContainer } from '../document/document.ts'
import { endOf, hasContainer } from '../document/places.ts'
import * as make from '../operations/make.ts'
import type { Operation } from '../operations/operations.ts'
import type { Overwritten } from '../state.ts'
import type { Command } from '../store.ts'

/** Keeps the other user's version and closes the card. */
export const leave = (change: Overwritten): Command => answering(change, () => null)

/** Restores what this user wrote, whatever the page contains by now, and closes the card. */
export const takeBack = (change: Overwritten): Command =>
  answering(change, document => restoring(document, change.operation))

const answering = (
  change: Overwritten,
  operationIn: (document: EditorDocument) => Operation | null,
): Command => ({
  needs: null,
  change: ({ document, overwritten }) => {
    if (!overwritten.includes(change)) return null
    const operation = operationIn(document)
    return {
      operations: operation ? [operation] : [],
      overwritten: overwritten.filter(other => other !== change),
    }
  },
})

const restoring = (document: EditorDocument, operation: Overwritten['operation']): Operation | null => {
  if (operation.type !== 'remove') {
    const target = operation.type === 'setField' ? operation.target : null
    return make.setValue(document, target, operation.path, operation.from)
  }
  if ('block' in operation) {
    const { block, place } = operation
    if (document.blocks.has(block.key)) return null
    return make.insertBlock(block, hasContainer(document, place) ? place : endOf(document, pageContainer))
  }
  const { item, place } = operation
  const list = make.itemsAt(document, place.target, place.path)
  if (!list) return make.setValue(document, place.target, place.path, [item])
  return list.some(({ key }) => key === item.key) ? null : make.insertItem(item, place)
}
