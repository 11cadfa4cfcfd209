import type { BlockNode, EditorDocument } from '../state/document/document.ts'
import { readingOrder } from '../state/document/places.ts'

/** The blocks with an anchor point, from the top of the page, whenever they were added or moved there. */
export const anchoredBlocks = (document: EditorDocument): BlockNode[] =>
  readingOrder(document).flatMap(key => {
    const block = document.blocks.get(key)
    return block && block.anchorPoint !== '' ? [block] : []
  })
