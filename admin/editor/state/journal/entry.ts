import type { VersionContent } from '@ximblox/contract/pages'
import type { History } from '../history.ts'
import type { Operation } from '../operations/operations.ts'
import type { AuthoredConflict, EditorState, Overwritten, Send } from '../state.ts'

/** Whose work an entry holds: one a user, page and tab. */
export interface EntryName {
  userID: number
  pageID: number
  tab: string
}

/** What changes with every key press. */
export interface Changes {
  revision: number
  pending: readonly Operation[]
  sends: readonly Send[]
  position: number
  acknowledged: number | null
  history: History
  conflicts: readonly AuthoredConflict[]
  /** Absent in what an earlier build wrote. */
  overwritten?: readonly Overwritten[]
  writtenAt: number
}

/** Work that was not acknowledged, from which an editor can be made again. */
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

/** Whether an entry holds anything that would be lost with it. */
export const isWorthKeeping = ({ position, acknowledged, conflicts, overwritten = [] }: Changes): boolean =>
  position !== acknowledged || conflicts.length > 0 || overwritten.length > 0
