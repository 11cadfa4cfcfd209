import { mapBlocks } from '@ximblox/blocks/map-blocks'
import { newKey } from '@ximblox/blocks/new-key'
import type { VersionContent } from '@ximblox/contract/pages'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import { mapReferences } from './map-references.ts'

/** Copies content for another page: blocks get new keys, and references to the original page lead to the copy. */
export const copyWithNewKeys = (content: VersionContent, fromID: number, toID: number): VersionContent => {
  const keys = new Map<string, string>()
  walkBlocks(content.blocks, block => keys.set(block.key, newKey()))
  const mapped = mapReferences(content, (reference, pageID) => {
    if (pageID !== fromID) return reference
    const block = typeof reference.block === 'string' && keys.get(reference.block)
    return { ...reference, id: toID, ...(block && { block }) }
  })
  return {
    ...mapped,
    blocks: mapBlocks(mapped.blocks, block => ({ ...block, key: keys.get(block.key) ?? block.key })),
  }
}
