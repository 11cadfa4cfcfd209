import type { Block } from '@ximblox/contract/blocks'

/** Maps blocks, including those in slots. */
export const mapBlocks = (blocks: readonly Block[], change: (block: Block) => Block): Block[] =>
  blocks.map(block => {
    const { slots } = block
    if (!slots) return change(block)
    const mapped = Object.entries(slots).map(([name, children]) => [name, mapBlocks(children, change)])
    return { ...change(block), slots: Object.fromEntries(mapped) }
  })
