import type { Activity } from './activities.ts'
import { breakRun, record, type Selection, together } from './history.ts'
import { applyAll } from './operations/apply.ts'
import type { Operation } from './operations/operations.ts'
import type { AuthoredConflict, EditorState, Overwritten } from './state.ts'

/** The changes that a command asks for. */
export interface Change {
  operations: readonly Operation[]
  /** Consecutive changes with the same tag become one undo step. */
  tag?: string
  selection?: Selection
  activity?: Activity
  conflicts?: readonly AuthoredConflict[]
  overwritten?: readonly Overwritten[]
}

/** The state after a change, with a new undo step. */
export const edit = (state: EditorState, change: Change, now: number, composition?: number): EditorState => {
  const { operations, tag = null } = change
  const { selection = state.selection, activity = state.activity } = change
  const { conflicts = state.conflicts, overwritten = state.overwritten } = change
  const shown = { selection, activity, conflicts, overwritten }
  if (operations.length === 0) return { ...state, ...shown, history: breakRun(state.history) }
  const position = state.lastPosition + 1
  const entry = {
    operations,
    tag,
    time: now,
    ...(composition !== undefined && { composition }),
    selection: state.selection,
    before: state.position,
    after: position,
  }
  return {
    ...withOperations(state, operations),
    ...shown,
    history: record(state.history, entry),
    position,
    lastPosition: position,
  }
}

/** The document after operations, which are queued for saving. */
export const withOperations = (state: EditorState, operations: readonly Operation[]): EditorState => ({
  ...state,
  document: applyAll(state.document, operations),
  pending: operations.reduce((pending, operation) => queued(state, pending, operation), state.pending),
})

const queued = ({ sends }: EditorState, pending: readonly Operation[], operation: Operation) => {
  const last = pending.at(-1)
  // Operations of a request without a response must not be merged with later ones.
  const isFree = pending.length > Math.max(0, ...sends.map(({ count }) => count))
  const both = isFree && last ? together(last, operation) : undefined
  return both ? [...pending.slice(0, -1), both] : [...pending, operation]
}
