import type { DividedText } from '../rich-text/tables/paste-tables.ts'
import type { TextAddress } from '../rich-text/text-pictures.ts'
import { divideText } from '../state/commands/divide-text.ts'
import { childrenIn, type EditorDocument } from '../state/document/document.ts'
import { placeOf } from '../state/document/places.ts'
import type { Editor } from '../state/store.ts'
import type { PastedBlocks } from './blocks-from.ts'
import { dividedBlocks } from './divided-blocks.ts'

interface Division {
  isDivided: boolean
  /** Whether a table stays text, because no block takes as many rows or columns. */
  isTooLarge: boolean
  pictures: PastedBlocks['pictures']
  /** The blocks that the pictures are among. */
  blocks: readonly string[]
}

/** Divides a text by the tables that were pasted into it. */
export const divideByTables = (
  editor: Editor,
  address: TextAddress,
  text: DividedText,
  origin: string,
): Division => {
  // Copies, because an object of the canvas would keep its whole document in memory after it is closed.
  const { parts, pictures, isTooLarge } = dividedBlocks(editor.registry, structuredClone(text), origin)
  const { block, path } = structuredClone(address)
  const before = new Set(block === null ? [] : blocksAround(editor.store.getState().document, block))
  if (block === null || !editor.run(divideText({ block, path }, parts)))
    return { isDivided: false, isTooLarge, pictures: [], blocks: [] }
  const { document, selection } = editor.store.getState()
  const [last = ''] = selection.blocks
  const blocks = blocksAround(document, last).filter(key => key === block || !before.has(key))
  // The block of the text stays before the others, or one of them has replaced it.
  const own = blocks.length - parts.length
  return {
    isDivided: true,
    isTooLarge,
    pictures: pictures.map(picture => ({ ...picture, after: picture.after + own })),
    blocks,
  }
}

const blocksAround = (document: EditorDocument, block: string): readonly string[] => {
  const place = placeOf(document, block)
  return place ? childrenIn(document, place) : []
}
