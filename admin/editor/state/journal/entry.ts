import type { VersionContent } from '@ximblox/contract/pages'
import type { History } from '../history.ts'
import type { Operation } from '../operations/operations.ts'
import type { AuthoredConflict, EditorState, Overwritten, Send } from '../state.ts'

/** The owner of an entry: one per user, page and tab. */
export interface EntryName {
  userID: number
  pageID: number
  tab: string
}

/** The part that changes with every key press. */
export interface Changes {
  revision: number
  pending: readonly Operation[]
  sends: readonly Send[]
  position: number
  acknowledged: number | null
  history: History
  conflicts: readonly AuthoredConflict[]
  /** Absent in entries of earlier builds. */
  overwritten?: readonly Overwritten[]
  writtenAt: number
}

/** Unsaved work from which an editor can be restored. */
export interface Entry extends Changes {
  name: EntryName
  base: VersionContent
}

export const changesOf = (state: EditorState, writtenAt: number): Changes => ({
  revision: state.revision,
  pending: state.pending,
  sends: state.sends,
  position: state.position,
  acknowledged: state.acknowledged,
  history: state.history,
  conflicts: state.conflicts,
  overwritten: state.overwritten,
  writtenAt,
})

/** Whether deleting the entry would lose anything. */
export const hasUnsavedWork = ({ position, acknowledged, conflicts, overwritten = [] }: Changes): boolean =>
  position !== acknowledged || conflicts.length > 0 || overwritten.length > 0
