import type { Block } from '../blocks.ts'

/** Visits every block, parents first; `path` is its path in a version, such as `blocks.3.slots.left.0`. */
export const walkBlocks = (
  blocks: readonly Block[],
  visit: (block: Block, path: string) => void,
  path = 'blocks',
): void => {
  for (const [index, block] of blocks.entries()) {
    const place = `${path}.${index}`
    visit(block, place)
    for (const [slot, children] of Object.entries(block.slots ?? {})) {
      walkBlocks(children, visit, `${place}.slots.${slot}`)
    }
  }
}
