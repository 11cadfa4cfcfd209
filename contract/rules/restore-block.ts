import type { Block } from '../blocks.ts'
import type { VersionContent } from '../pages.ts'
import { type Place, page, type Tree, treeOf } from './merge/tree.ts'

/**
 * Restores one block of an older version in the head. If the block still exists, only its own fields are restored and
 * its slots are kept; otherwise it is inserted where it was, with those of its children that are not elsewhere on the
 * page. Undefined if the older version lacks the block.
 */
export const restoreBlock = (
  head: VersionContent,
  older: VersionContent,
  key: string,
): VersionContent | undefined => {
  const [now, then] = [treeOf(head.blocks), treeOf(older.blocks)]
  const node = then.nodes.get(key)
  if (!node) return
  if (now.nodes.has(key)) return { ...head, blocks: replaceFields(head.blocks, key, node.block) }
  const block = withoutExisting(node.block, now)
  const place = currentPlace(now, then, node.place)
  const order = then.order.get(node.place.id) ?? []
  const before = new Set(place.id === node.place.id ? order.slice(0, order.indexOf(key)) : [])
  return { ...head, blocks: insertBlock(head.blocks, place, before, block) }
}

const replaceFields = (blocks: readonly Block[], key: string, by: Block): Block[] =>
  blocks.map(block => {
    const slots = mapSlots(block, children => replaceFields(children, key, by))
    if (block.key !== key) return { ...block, ...slots }
    const { slots: _children, ...own } = by
    return { ...own, ...slots }
  })

/** Children of a deleted block may have been moved elsewhere before. */
const withoutExisting = (block: Block, now: Tree): Block => ({
  ...block,
  ...mapSlots(block, children =>
    children.filter(child => !now.nodes.has(child.key)).map(child => withoutExisting(child, now)),
  ),
})

/** The former place, or that of the nearest existing ancestor, or the page. */
const currentPlace = (now: Tree, then: Tree, place: Place): Place => {
  if (place.parent === null || now.nodes.has(place.parent)) return place
  return currentPlace(now, then, then.nodes.get(place.parent)?.place ?? page)
}

/** Inserts a block in its place, after the last of its former predecessors. */
const insertBlock = (
  blocks: readonly Block[],
  { parent, id }: Place,
  before: ReadonlySet<string>,
  added: Block,
): Block[] => {
  if (parent === null) return insertAfter(blocks, before, added)
  return blocks.map(block => {
    if (block.key === parent) {
      const slot = id.slice(`${parent}/`.length)
      return withSlot(block, slot, insertAfter(block.slots?.[slot] ?? [], before, added))
    }
    return { ...block, ...mapSlots(block, children => insertBlock(children, { parent, id }, before, added)) }
  })
}

const insertAfter = (blocks: readonly Block[], before: ReadonlySet<string>, added: Block): Block[] => {
  const position = blocks.findLastIndex(block => before.has(block.key)) + 1
  return blocks.toSpliced(position, 0, added)
}

const withSlot = (block: Block, slot: string, children: Block[]): Block => ({
  ...block,
  slots: { ...block.slots, [slot]: children },
})

const mapSlots = ({ slots }: Block, map: (children: Block[]) => Block[]): Pick<Block, 'slots'> =>
  slots
    ? { slots: Object.fromEntries(Object.entries(slots).map(([name, children]) => [name, map(children)])) }
    : {}
