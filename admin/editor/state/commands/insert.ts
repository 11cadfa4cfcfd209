import { completeBlocks } from '@ximblox/blocks/complete'
import { newKey } from '@ximblox/blocks/new-key'
import type { Block } from '@ximblox/contract/blocks'
import { treeOf } from '../document/document.ts'
import { type BlockPlace, hasContainer, placeOf } from '../document/places.ts'
import * as make from '../operations/make.ts'
import type { Command } from '../store.ts'
import { isCountAllowed, isDepthAllowed, isTypeAllowed } from './allowed.ts'
import { withFreshKeys } from './fresh-keys.ts'

/** Puts copies of blocks in a place, one after the other, and selects them. */
export const insert = (blocks: readonly Block[], place: BlockPlace): Command => {
  const copies = structuredClone(blocks).map(withFreshKeys)
  return {
    needs: 'insert-block',
    change: ({ document }, registry) => {
      const isAllowed =
        copies.length > 0 &&
        hasContainer(document, place) &&
        copies.every(({ type }) => isTypeAllowed(registry, document, place, type)) &&
        isDepthAllowed(document, place, copies) &&
        isCountAllowed(document, copies)
      if (!isAllowed) return null
      return {
        operations: completeBlocks(registry, copies).map((block, index) =>
          make.insertBlock(block, { ...place, after: copies[index - 1]?.key ?? place.after }),
        ),
        selection: { blocks: copies.map(({ key }) => key), field: null },
        activity: { name: 'Editing' },
      }
    },
  }
}

/** Puts a new block of a type, with the defaults of its fields, in a place. */
export const insertType = (type: string, place: BlockPlace): Command => insert([newBlock(type)], place)

/** Puts a copy of a block after it. */
export const duplicate = (block: string): Command => ({
  needs: 'edit-blocks',
  change: (state, registry) => {
    const tree = treeOf(state.document, block)
    const place = placeOf(state.document, block)
    return tree && place ? insert([tree], { ...place, after: block }).change(state, registry) : null
  },
})

/** A block of a type as it is before anything is filled in. */
export const newBlock = (type: string): Block => ({
  type,
  key: newKey(),
  props: {},
  anchorPoint: '',
  __images: {},
  __files: {},
})
