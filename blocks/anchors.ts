import type { Block } from '@ximblox/contract/blocks'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'

export type AnchorError = 'V_14' | 'V_15'

/** Why a block may not have an anchor of this name; null when it may. */
export const anchorError = (name: string, blockKey: string, blocks: readonly Block[]): AnchorError | null => {
  if (!isAnchorName(name)) return 'V_15'
  const taken = Object.entries(anchorsOf(blocks)).some(([key, anchor]) => key !== blockKey && anchor === name)
  return taken ? 'V_14' : null
}

export const isAnchorName = (name: string): boolean => /^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(name)

/** Anchor of each block that has one, by block key. */
export const anchorsOf = (blocks: readonly Block[]): Record<string, string> => {
  const anchors = new Map<string, string>()
  walkBlocks(blocks, ({ key, anchorPoint }) => {
    if (anchorPoint !== '') anchors.set(key, anchorPoint)
  })
  return Object.fromEntries(anchors)
}
