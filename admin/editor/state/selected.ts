import { outermost } from './document/places.ts'
import type { EditorState } from './state.ts'

/** The blocks that are meant by one: all that are selected when it is among them, and else the one alone. */
export const meantBy = ({ document, selection }: EditorState, block: string): string[] =>
  selection.blocks.includes(block) ? outermost(document, selection.blocks) : [block]

/** Where the selection ends, which is where the focus is. */
export const leadOf = ({ selection }: EditorState): string | undefined => selection.blocks.at(-1)
