import type { Block } from '@ximblox/contract/blocks'
import { type Container, pageContainer } from '../document/document.ts'
import { endOf, outermost, placesAfter } from '../document/places.ts'
import type { Command } from '../store.ts'
import { insertAt } from './insert.ts'

/**
 * Inserts copies of blocks at the end of the target slot, or else after the selected blocks. Falls back to the place
 * after the parent where they are not allowed, and to the end of the page without a selection.
 */
export const paste = (blocks: readonly Block[], into: Container | null = null): Command =>
  insertAt(blocks, ({ document, selection }) => {
    const last = outermost(document, selection.blocks).at(-1)
    return [
      ...(into ? [endOf(document, into)] : []),
      ...placesAfter(document, into ? into.parent : (last ?? null)),
      endOf(document, pageContainer),
    ]
  })
