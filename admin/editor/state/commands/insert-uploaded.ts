import type { Block } from '@ximblox/contract/blocks'
import { pageContainer } from '../document/document.ts'
import { type BlockPlace, endOf, placesAfter } from '../document/places.ts'
import type { Command } from '../store.ts'
import { insertAt } from './insert.ts'

/** Where the user wanted a block that could only be made later. */
export interface Wanted {
  /** The block to insert it after; null if there was none. */
  after: string | null
  /** The exact place, for a drop. */
  place: BlockPlace | null
}

/** Inserts a block that took a while to make. It goes to the end of the page if the place is gone. */
export const insertUploaded = (block: Block, { after, place }: Wanted, isSelected: boolean): Command => ({
  needs: 'insert-block',
  change: (state, registry) => {
    const { document, selection } = state
    const isGone = place?.after != null && !document.blocks.has(place.after)
    const change = insertAt([block], () => [
      ...(place && !isGone ? [place, ...placesAfter(document, place.parent)] : []),
      ...placesAfter(document, after !== null && document.blocks.has(after) ? after : null),
      endOf(document, pageContainer),
    ]).change(state, registry)
    return change && { ...change, ...(!isSelected && { selection }) }
  },
})
