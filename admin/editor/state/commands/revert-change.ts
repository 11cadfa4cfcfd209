import type { BlockChange } from '@ximblox/contract/history'
import type { VersionContent } from '@ximblox/contract/pages'
import { documentOf, type EditorDocument, pageContainer, treeOf } from '../document/document.ts'
import { type Path, readIn } from '../document/paths.ts'
import { endOf, hasContainer, keysWithin, placeOf } from '../document/places.ts'
import { apply } from '../operations/apply.ts'
import * as make from '../operations/make.ts'
import type { Operation } from '../operations/operations.ts'
import type { Command } from '../store.ts'

/** Brings back what another version has in place of one change, whatever the page contains by now. */
export const revertChange = (before: VersionContent, change: BlockChange): Command => ({
  needs: 'edit-blocks',
  change: ({ document }) => {
    const operations = operationsFor(document, documentOf(before), change).filter(
      operation => operation !== null,
    )
    if (operations.length === 0) return null
    const key = change.kind === 'added' ? null : change.blockKey
    return { operations, ...(key !== null && { selection: { blocks: [key], field: null } }) }
  },
})

const operationsFor = (
  document: EditorDocument,
  before: EditorDocument,
  { blockKey, kind, fields }: BlockChange,
): (Operation | null)[] => {
  if (blockKey === null || kind === 'changed') {
    const from = blockKey === null ? before.meta : before.blocks.get(blockKey)
    const paths = new Map(fields.map(({ path }) => [wholeField(path).join('.'), wholeField(path)]))
    return [...paths.values()].map(path => make.setValue(document, blockKey, path, readIn(from, path)))
  }
  if (kind === 'added') return withoutAdded(document, before, blockKey)
  const place = formerPlace(document, before, blockKey)
  if (kind === 'moved') return [make.moveBlock(document, blockKey, place)]
  const block = treeOf(withoutBlocksOf(before, document), blockKey)
  return block && !document.blocks.has(blockKey) ? [make.insertBlock(block, place)] : []
}

/** Removes an added block, after the blocks that were moved into it have gone back. */
const withoutAdded = (
  document: EditorDocument,
  before: EditorDocument,
  added: string,
): (Operation | null)[] => {
  const operations: (Operation | null)[] = []
  let current = document
  const run = (operation: Operation | null) => {
    operations.push(operation)
    if (operation) current = apply(current, operation)
  }
  for (const key of keysWithin(document, added))
    if (before.blocks.has(key)) run(make.moveBlock(current, key, formerPlace(current, before, key)))
  run(make.removeBlock(current, added))
  return operations
}

/** A change in a list or a formatted text concerns the whole field. */
const wholeField = (path: string): Path => {
  const [first = '', second = '', third = ''] = path.split('.')
  if (first === 'pageType') return second === 'props' ? [first, second, third] : [first]
  return second === '' ? [first] : [first, second]
}

/** After the nearest block that still precedes it; at the end of the page if its container is gone. */
const formerPlace = (document: EditorDocument, before: EditorDocument, key: string) => {
  const isThere = (other: string) => document.blocks.has(other)
  const place = make.predecessorOf(before, key, isThere)
  if (!place || !hasContainer(document, place)) return endOf(document, pageContainer)
  const after = place.after === null ? undefined : placeOf(document, place.after)
  const isSibling = after?.parent === place.parent && after?.slot === place.slot
  return isSibling ? place : { ...place, after: null }
}

/** The blocks that have moved elsewhere stay where they are. */
const withoutBlocksOf = (before: EditorDocument, document: EditorDocument): EditorDocument => ({
  ...before,
  order: new Map(
    [...before.order].map(([id, keys]) => [id, keys.filter(key => !document.blocks.has(key))] as const),
  ),
})
