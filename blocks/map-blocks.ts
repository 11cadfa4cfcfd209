import type { Block } from '@ximblox/contract/blocks'

/** The blocks with a change applied to each, those in slots included. */
export const mapBlocks = (blocks: readonly Block[], change: (block: Block) => Block): Block[] =>
  blocks.map(block => {
    const { slots } = block
    if (!slots) return change(block)
    const mapped = Object.entries(slots).map(([name, children]) => [name, mapBlocks(children, change)])
    return { ...change(block), slots: Object.fromEntries(mapped) }
  })
