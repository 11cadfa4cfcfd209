import { withOperations } from './edit.ts'
import type { Entry, Selection } from './history.ts'
import { applyFitting } from './operations/apply.ts'
import { invert, type Operation } from './operations/operations.ts'
import type { EditorState } from './state.ts'

export interface UndoResult {
  state: EditorState
  /** What was skipped because others have since changed it. */
  skipped: readonly Operation[]
}

/** Undoes the last step, as far as the document still has what the step left. */
export const undo = (state: EditorState): UndoResult | null => {
  const entry = state.history.done.at(-1)
  if (!entry) return null
  const { applied, skipped } = applyFitting(state.document, entry.operations.toReversed().map(invert))
  const done = state.history.done.slice(0, -1)
  const isWhole = skipped.length === 0 && state.position === entry.after
  const result = moveInHistory(state, entry, applied, isWhole ? entry.before : null)
  const again: Entry = {
    ...entry,
    operations: applied.toReversed().map(invert),
    selection: selectionAgain(state, entry),
    before: result.position,
    after: state.position,
  }
  const undone = applied.length > 0 ? [...state.history.undone, again] : state.history.undone
  return { state: { ...result, history: { done, undone, isRunOpen: false } }, skipped }
}

/** Redoes the last undone step, as far as it still fits. */
export const redo = (state: EditorState): UndoResult | null => {
  const entry = state.history.undone.at(-1)
  if (!entry) return null
  const { applied, skipped } = applyFitting(state.document, entry.operations)
  const undone = state.history.undone.slice(0, -1)
  const isWhole = skipped.length === 0 && state.position === entry.before
  const result = moveInHistory(state, entry, applied, isWhole ? entry.after : null)
  const again: Entry = {
    ...entry,
    operations: applied,
    selection: selectionAgain(state, entry),
    before: state.position,
    after: result.position,
  }
  const done = applied.length > 0 ? [...state.history.done, again] : state.history.done
  return { state: { ...result, history: { done, undone, isRunOpen: false } }, skipped }
}

/** What the way back selects: the block of a changed field, or else what is selected now, such as a new block. */
const selectionAgain = (state: EditorState, { operations, selection }: Entry): Selection =>
  operations.some(one => one.type === 'setField' && selection.blocks.includes(one.target))
    ? selection
    : state.selection

/** Returns to an earlier position, or to a new one if the way there was not complete. */
const moveInHistory = (
  state: EditorState,
  { selection }: Entry,
  applied: readonly Operation[],
  known: number | null,
): EditorState => {
  if (applied.length === 0) return state
  const after = withOperations(state, applied)
  const position = known ?? state.lastPosition + 1
  const blocks = selection.blocks.filter(key => after.document.blocks.has(key))
  return {
    ...after,
    selection: blocks.length > 0 ? { ...selection, blocks } : { blocks, field: null },
    position,
    lastPosition: Math.max(position, state.lastPosition),
  }
}
