import {
  type Container,
  childrenIn,
  type EditorDocument,
  pageContainer,
  slotsOf,
  treeOf,
} from '../document/document.ts'
import { isSameContainer, placeOf } from '../document/places.ts'
import { apply, applyAll } from './apply.ts'
import { diffMeta, diffNode } from './diff-fields.ts'
import { insertBlock, moveBlock, predecessorOf, removeBlock } from './make.ts'
import type { Operation } from './operations.ts'

/** Operations that turn one document into another; blocks and items that both contain are kept. */
export const diff = (from: EditorDocument, to: EditorDocument): Operation[] => {
  const arranging = arrange(from, to)
  const removing = removals(applyAll(from, arranging), to)
  return [...diffMeta(from.meta, to.meta), ...arranging, ...diffNodes(from, to), ...removing]
}

/** Moves every block of `to` to its place, parents first, so that no block is moved into itself. */
const arrange = (from: EditorDocument, to: EditorDocument): Operation[] => {
  const operations: Operation[] = []
  let document = from
  const placeBlock = (key: string, container: Container, after: string | null) => {
    const operation = placementOf(document, to, key, { ...container, after })
    if (!operation) return
    operations.push(operation)
    document = apply(document, operation)
  }
  const fill = (container: Container) => {
    const keys = childrenIn(to, container)
    for (const [index, key] of keys.entries()) {
      placeBlock(key, container, keys[index - 1] ?? null)
      for (const slot of slotsOf(to, key)) fill({ parent: key, slot })
    }
  }
  fill(pageContainer)
  return operations
}

const placementOf = (
  document: EditorDocument,
  to: EditorDocument,
  key: string,
  place: Container & { after: string | null },
): Operation | null => {
  const now = predecessorOf(document, key, sibling => to.blocks.has(sibling))
  if (!now) {
    const node = to.blocks.get(key)
    if (!node) return null
    // Its children follow one by one, because some may come from elsewhere.
    return insertBlock(node, place)
  }
  if (isSameContainer(now, place) && now.after === place.after) return null
  return moveBlock(document, key, place)
}

const diffNodes = (from: EditorDocument, to: EditorDocument): Operation[] =>
  [...to.blocks.values()].flatMap(node => {
    const before = from.blocks.get(node.key)
    return before && before !== node ? diffNode(before, node) : []
  })

/** Removes the outermost blocks that `to` does not contain, with their descendants. */
const removals = (document: EditorDocument, to: EditorDocument): Operation[] => {
  const operations: Operation[] = []
  let remaining = document
  for (const key of document.blocks.keys()) {
    const parent = placeOf(document, key)?.parent
    const isOutermost = parent === null || (parent !== undefined && to.blocks.has(parent))
    if (to.blocks.has(key) || !isOutermost || !treeOf(remaining, key)) continue
    const operation = removeBlock(remaining, key)
    if (!operation) continue
    operations.push(operation)
    remaining = apply(remaining, operation)
  }
  return operations
}
