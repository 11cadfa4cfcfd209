import { completeBlocks } from '@ximblox/blocks/complete'
import type { Block } from '@ximblox/contract/blocks'
import { keysWithin, placeOf } from '../document/places.ts'
import * as make from '../operations/make.ts'
import type { Command } from '../store.ts'
import { isCountAllowed, isDepthAllowed, isTypeAllowed } from './allowed.ts'
import { withFreshKeys } from './fresh-keys.ts'
import { newBlock } from './insert.ts'

/** Replaces a block by one with a new key, which inherits the anchor point. */
export const replace = (block: string, by: Block): Command => {
  const copy = withFreshKeys(structuredClone(by))
  return {
    needs: 'replace-block',
    change: ({ document }, registry) => {
      const place = placeOf(document, block)
      const isAllowed =
        place &&
        isTypeAllowed(registry, document, place, copy.type) &&
        isDepthAllowed(document, place, [copy]) &&
        isCountAllowed(document, [copy], keysWithin(document, block).length)
      if (!isAllowed) return null
      const anchorPoint = document.blocks.get(block)?.anchorPoint ?? ''
      const operations = completeBlocks(registry, [{ ...copy, anchorPoint }]).flatMap(
        complete => make.replaceBlock(document, block, complete) ?? [],
      )
      return {
        operations,
        selection: { blocks: [copy.key], field: null },
        activity: { name: 'Editing' },
      }
    },
  }
}

export const replaceByType = (block: string, type: string): Command => ({
  needs: 'replace-block',
  change: (state, registry) => replace(block, newBlock(type, registry)).change(state, registry),
})
