import type { Wanted } from '../state/commands/insert-uploaded.ts'
import type { EditorDocument } from '../state/document/document.ts'
import { type BlockPlace, outermost } from '../state/document/places.ts'
import type { EditorState } from '../state/state.ts'

/** Files that were pasted together; their blocks have the same order. */
export interface PictureBatch extends Wanted {
  selected: readonly string[]
  files: readonly File[]
  /** The blocks that were inserted, by the file. */
  blocks: Map<File, string>
}

export const batchOf = (
  { document, selection }: Pick<EditorState, 'document' | 'selection'>,
  files: readonly File[],
  place: BlockPlace | null,
): PictureBatch => ({
  after: outermost(document, selection.blocks).at(-1) ?? null,
  place: place && { parent: place.parent, slot: place.slot, after: place.after },
  selected: [...selection.blocks],
  files,
  blocks: new Map(),
})

/** Where the block of a file goes, and what is selected as long as the user does not work elsewhere. */
export const placeInBatch = (
  { files, blocks, after, place, selected }: PictureBatch,
  file: File,
  document: EditorDocument,
): { wanted: Wanted; selected: readonly string[] } => {
  const before = files
    .slice(0, files.indexOf(file))
    .findLast(file => document.blocks.has(blocks.get(file) ?? ''))
  const previous = before && blocks.get(before)
  return previous === undefined
    ? { wanted: { after, place }, selected }
    : { wanted: { after: previous, place: null }, selected: [previous] }
}
