import { outermost } from './document/places.ts'
import type { EditorState } from './state.ts'

/**
 * The blocks that a command on one block applies to: the whole selection if it contains the block, else the block
 * alone.
 */
export const targetBlocks = ({ document, selection }: EditorState, block: string): string[] =>
  selection.blocks.includes(block) ? outermost(document, selection.blocks) : [block]

/** The end of the selection, which has the focus. */
export const activeBlockOf = ({ selection }: EditorState): string | undefined => selection.blocks.at(-1)
