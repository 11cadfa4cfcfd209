import type { Block } from '@ximblox/contract/blocks'
import { type Container, pageContainer } from '../document/document.ts'
import { lastIn, outermost, placesAfter } from '../document/places.ts'
import type { Command } from '../store.ts'
import { insertAt } from './insert.ts'

/**
 * Puts copies of blocks at the end of a slot that is pointed at, or else after the blocks that are selected. Where they
 * are not allowed they come after the block around, and on a page where nothing is selected at its end.
 */
export const paste = (blocks: readonly Block[], into: Container | null = null): Command =>
  insertAt(blocks, ({ document, selection }) => {
    const last = outermost(document, selection.blocks).at(-1)
    return [
      ...(into ? [lastIn(document, into)] : []),
      ...placesAfter(document, into ? into.parent : (last ?? null)),
      lastIn(document, pageContainer),
    ]
  })
