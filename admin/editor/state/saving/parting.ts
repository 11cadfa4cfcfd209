import type { VersionContent } from '@ximblox/contract/pages'
import { isEqual } from '@ximblox/contract/rules/equal'
import { contentOf, documentOf, type EditorDocument } from '../document/document.ts'
import { isSameContainer, placeOf } from '../document/places.ts'
import { applyAll } from '../operations/apply.ts'
import { diff } from '../operations/diff.ts'
import { valueAt } from '../operations/make.ts'
import type { Operation } from '../operations/operations.ts'

/**
 * The common ancestor of both sides: the base plus the operations that reached the server in requests without a
 * response. Without them, a change that was sent and then undone here would look like a change by others and come back.
 */
export const partingOf = (
  base: VersionContent,
  sent: readonly VersionContent[],
  theirs: VersionContent,
): VersionContent => {
  const current = documentOf(theirs)
  const parting = sent.reduce((document, content) => {
    const arrived = diff(document, documentOf(content)).filter(operation => isDone(current, operation))
    return applyAll(document, arrived)
  }, documentOf(base))
  return contentOf(parting)
}

/** Whether a document equals the result of an operation. */
const isDone = (document: EditorDocument, operation: Operation): boolean => {
  switch (operation.type) {
    case 'setField':
      return isEqual(valueAt(document, operation.target, operation.path), operation.to)
    case 'setMeta':
      return isEqual(valueAt(document, null, operation.path), operation.to)
    case 'insert':
      return 'block' in operation ? document.blocks.has(operation.block.key) : hasItem(document, operation)
    case 'remove':
      return 'block' in operation ? !document.blocks.has(operation.block.key) : !hasItem(document, operation)
    case 'move': {
      if (!('block' in operation)) return true
      const place = placeOf(document, operation.block)
      return place !== undefined && isSameContainer(place, operation.to)
    }
    case 'replace':
      return document.blocks.has(operation.to.key)
  }
}

const hasItem = (
  document: EditorDocument,
  { item, place }: Extract<Operation, { item: unknown; place: unknown }>,
) => valueAt(document, place.target, [...place.path, item.key]) !== undefined
