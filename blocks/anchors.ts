import type { Block } from '@ximblox/contract/blocks'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'

export type AnchorError = 'anchorTaken' | 'invalidAnchorName'

/** The error of an anchor name for a block, or null. */
export const anchorError = (name: string, blockKey: string, blocks: readonly Block[]): AnchorError | null => {
  if (!isAnchorName(name)) return 'invalidAnchorName'
  const isTaken = Object.entries(anchorsOf(blocks)).some(
    ([key, anchor]) => key !== blockKey && anchor === name,
  )
  return isTaken ? 'anchorTaken' : null
}

export const isAnchorName = (name: string): boolean => /^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(name)

/** The anchors of blocks by block key. */
export const anchorsOf = (blocks: readonly Block[]): Record<string, string> => {
  const anchors = new Map<string, string>()
  walkBlocks(blocks, ({ key, anchorPoint }) => {
    if (anchorPoint !== '') anchors.set(key, anchorPoint)
  })
  return Object.fromEntries(anchors)
}
