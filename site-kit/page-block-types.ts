import type { Block } from '@ximblox/contract/blocks'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'

/** The known block types on a page, slots included, in the order of `known`: equal sets share one stylesheet. */
export const pageBlockTypes = (blocks: readonly Block[], known: Iterable<string>): string[] => {
  const used = new Set<string>()
  walkBlocks(blocks, ({ type }) => used.add(type))
  return [...known].filter(type => used.has(type))
}
