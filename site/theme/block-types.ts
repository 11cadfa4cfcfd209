import type { Block } from '@ximblox/contract/blocks'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'

/** The known types among the blocks and all within them, in the order of `known`: equal sets share one stylesheet. */
export const blockTypesOf = (blocks: readonly Block[], known: Iterable<string>): string[] => {
  const used = new Set<string>()
  walkBlocks(blocks, ({ type }) => used.add(type))
  return [...known].filter(type => used.has(type))
}
