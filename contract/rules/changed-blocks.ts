import type { Block } from '../blocks.ts'
import { isEqual } from './equal.ts'

/** The blocks with other content than before. Undefined if blocks were added, removed or moved. */
export const changedBlocks = (before: readonly Block[], now: readonly Block[]): Block[] | undefined => {
  if (before.length !== now.length) return undefined
  const found: Block[] = []
  for (const [index, block] of now.entries()) {
    const changed = changedIn(before[index], block)
    if (!changed) return undefined
    found.push(...changed)
  }
  return found
}

const changedIn = (before: Block | undefined, now: Block): Block[] | undefined => {
  if (before?.key !== now.key) return undefined
  const { slots: slotsBefore = {}, ...ownBefore } = before
  const { slots = {}, ...own } = now
  const names = Object.keys(slots)
  // A block is sent with the blocks inside it, so that these are not looked at.
  if (!isEqual(ownBefore, own) || !isEqual(Object.keys(slotsBefore).sort(), names.toSorted())) return [now]
  const inSlots = names.map(name => changedBlocks(slotsBefore[name] ?? [], slots[name] ?? []))
  return inSlots.every(changed => changed !== undefined) ? inSlots.flat() : undefined
}

/** Replaces blocks by their keys, with the blocks inside them. `missing` has the indexes of those without a place. */
export const withChangedBlocks = (
  blocks: readonly Block[],
  changed: readonly Block[],
): { blocks: Block[]; missing: number[] } => {
  const waiting = new Map(changed.map((block, index) => [block.key, index]))
  const replaceIn = (list: readonly Block[]): Block[] =>
    list.map(block => {
      const next = changed[waiting.get(block.key) ?? -1]
      if (next) {
        waiting.delete(block.key)
        return next
      }
      if (!block.slots) return block
      const slots = Object.entries(block.slots).map(([name, children]) => [name, replaceIn(children)])
      return { ...block, slots: Object.fromEntries(slots) }
    })
  const replaced = replaceIn(blocks)
  return { blocks: replaced, missing: changed.flatMap(({ key }, index) => (waiting.has(key) ? [index] : [])) }
}
