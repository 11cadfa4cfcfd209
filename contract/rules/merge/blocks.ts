import type { Block } from '../../blocks.ts'
import { resolveDeletions } from './deletions.ts'
import { mergeOrder } from './order.ts'
import { placesOf } from './places.ts'
import { mergeProps } from './props.ts'
import { page, slotOf, treeOf } from './tree.ts'
import { fieldOf, mapSides, mergeRecord, mergeValue, type Report, type Sides } from './values.ts'

type ReportBlock = (blockKey: string, ...conflict: Parameters<Report>) => void

/** Merges two block trees by key: fields, slots and positions. */
export const mergeBlocks = (sides: Sides<Block[]>, report: ReportBlock): Block[] => {
  const trees = { base: treeOf(sides.base ?? []), theirs: treeOf(sides.theirs), mine: treeOf(sides.mine) }
  const { base, theirs, mine } = trees
  const places = placesOf(trees)
  const myDeletions = resolveDeletions({ base, deleting: mine, other: theirs, places })
  const theirDeletions = resolveDeletions({ base, deleting: theirs, other: mine, places })
  const kept = new Set([...myDeletions.kept, ...theirDeletions.kept])
  const gone = new Set([...myDeletions.deleted, ...theirDeletions.deleted])

  const blocksIn = (placeID: string): Block[] => {
    const belongsHere = (key: string) => places.get(key)?.id === placeID && !gone.has(key)
    const order = mapSides(trees, tree => tree.order.get(placeID) ?? [])
    return mergeOrder(order, belongsHere).flatMap(key => blockOf(key) ?? [])
  }
  const blockOf = (key: string): Block | undefined => {
    const found = mapSides(trees, tree => tree.nodes.get(key)?.block)
    if (kept.has(key)) report(key, '', found)
    const blocks = withoutDeletion(found)
    if (!blocks) return undefined
    const slots = slotsOf(blocks, name => blocksIn(slotOf(key, name).id))
    return {
      ...mergeFields(blocks, (path, conflict) => report(key, path, conflict)),
      ...(slots && { slots }),
    }
  }
  return blocksIn(page.id)
}

/** Treats a block that one side lacks as unchanged there. */
const withoutDeletion = ({ base, theirs, mine }: Sides<Block | undefined>): Sides<Block> | undefined => {
  if (theirs && mine) return { base, theirs, mine }
  const only = theirs ?? mine
  return only && { base: only, theirs: only, mine: only }
}

const mergeFields = (sides: Sides<Block>, report: Report): Block => {
  const version = mergeValue('version', fieldOf(sides, 'version'), report)
  return {
    type: mergeValue('type', fieldOf(sides, 'type'), report),
    key: sides.mine.key,
    ...(version !== undefined && { version }),
    props: mergeProps('props', fieldOf(sides, 'props'), report),
    anchorPoint: mergeValue('anchorPoint', fieldOf(sides, 'anchorPoint'), report),
    __images: mergeRecord('__images', fieldOf(sides, '__images'), report),
    __files: mergeRecord('__files', fieldOf(sides, '__files'), report),
  }
}

const slotsOf = ({ base, theirs, mine }: Sides<Block>, childrenOf: (slot: string) => Block[]) => {
  // If the sides differ in whether something exists, one of them differs from the base and wins.
  const isThere = (has: (block: Block) => boolean) =>
    has(theirs) === has(mine) ? has(mine) : !(base && has(base))
  const slots = Object.keys({ ...theirs.slots, ...mine.slots })
    .map(name => [name, childrenOf(name)] as const)
    .filter(([name, children]) => children.length > 0 || isThere(block => block.slots?.[name] !== undefined))
  return slots.length > 0 || isThere(block => block.slots !== undefined)
    ? Object.fromEntries(slots)
    : undefined
}
