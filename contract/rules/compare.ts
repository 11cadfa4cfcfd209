import type { Block } from '../blocks.ts'
import type { Json, JsonObject } from '../fields.ts'
import type { BlockChange, BlockPlace } from '../history.ts'
import type { VersionContent } from '../pages.ts'
import { fieldChanges, valueChanges } from './compare/fields.ts'
import { movedKeys } from './merge/order.ts'
import { type Node, page, type Tree, treeOf } from './merge/tree.ts'

/**
 * The changes between two versions by block key: the page's own fields first, then its blocks in reading order. Works
 * without block definitions, so that blocks of unknown types are compared too.
 */
export const compareContents = (before: VersionContent, after: VersionContent): BlockChange[] => {
  const fields = pageChanges(before, after)
  const own: BlockChange = { blockKey: null, type: after.pageType.id, kind: 'changed', fields }
  return [...(fields.length > 0 ? [own] : []), ...blockChanges(treeOf(before.blocks), treeOf(after.blocks))]
}

const pageChanges = (before: VersionContent, after: VersionContent) => [
  ...(['title', 'seoTitle', 'seoDescription', 'seoKeywords', 'seoImage'] as const).flatMap(name =>
    valueChanges(name, before[name] as Json, after[name] as Json),
  ),
  ...valueChanges('seoIndexed', before.seoIndexed ?? true, after.seoIndexed ?? true),
  ...valueChanges('pageType.id', before.pageType.id, after.pageType.id),
  ...fieldChanges('pageType.props', before.pageType.props, after.pageType.props),
  ...fieldChanges('__images', json(before.__images), json(after.__images)),
  ...fieldChanges('__files', json(before.__files), json(after.__files)),
]

const blockChanges = (before: Tree, after: Tree): BlockChange[] => {
  const moved = movedBlocks(before, after)
  const removed = removedAfter(before, after, moved)
  const changes: BlockChange[] = [...(removed.get(null) ?? [])]
  for (const [key, node] of after.nodes) {
    const was = before.nodes.get(key)
    const to = placeOf(after, key, node)
    if (!was) changes.push(change(key, node, 'added', { after: to }))
    if (was && moved.has(key))
      changes.push(change(key, node, 'moved', { before: placeOf(before, key, was), after: to }))
    const fields = was ? fieldsOf(was.block, node.block) : []
    if (fields.length > 0) changes.push(change(key, node, 'changed', { fields }))
    changes.push(...(removed.get(key) ?? []))
  }
  return changes
}

/** Removed blocks by the nearest preceding block that has neither moved nor been removed; null if there is none. */
const removedAfter = (before: Tree, after: Tree, moved: ReadonlySet<string>) => {
  const removed = new Map<string | null, BlockChange[]>()
  let predecessor: string | null = null
  for (const [key, node] of before.nodes) {
    if (!after.nodes.has(key)) {
      const gone = change(key, node, 'removed', { before: placeOf(before, key, node) })
      removed.set(predecessor, [...(removed.get(predecessor) ?? []), gone])
    } else if (!moved.has(key)) predecessor = key
  }
  return removed
}

const change = (
  key: string,
  { block }: Node,
  kind: BlockChange['kind'],
  details: Partial<BlockChange>,
): BlockChange => ({ blockKey: key, type: block.type, kind, fields: [], ...details })

/** Compares a block without its slots, whose blocks are compared separately. */
const fieldsOf = (before: Block, after: Block) => [
  ...valueChanges('type', before.type, after.type),
  ...valueChanges('anchorPoint', before.anchorPoint, after.anchorPoint),
  ...fieldChanges('props', before.props, after.props),
  ...fieldChanges('__images', json(before.__images), json(after.__images)),
  ...fieldChanges('__files', json(before.__files), json(after.__files)),
]

/** Blocks that moved to another slot or within their slot. */
const movedBlocks = (before: Tree, after: Tree): Set<string> => {
  const moved = new Set<string>()
  for (const [key, { place }] of after.nodes) {
    const was = before.nodes.get(key)
    if (was && was.place.id !== place.id) moved.add(key)
  }
  for (const [placeID, order] of after.order) {
    const stayed = order.filter(key => before.nodes.get(key)?.place.id === placeID)
    for (const key of movedKeys(before.order.get(placeID) ?? [], stayed)) moved.add(key)
  }
  return moved
}

const placeOf = (tree: Tree, key: string, { place }: Node): BlockPlace => ({
  parent: place.parent,
  slot: place.id === page.id ? '' : place.id.slice(`${place.parent}/`.length),
  index: tree.order.get(place.id)?.indexOf(key) ?? 0,
})

const json = (value: object): JsonObject => value as JsonObject
