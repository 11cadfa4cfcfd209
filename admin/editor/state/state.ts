import type { Block } from '@ximblox/contract/blocks'
import type { ErrorEntry } from '@ximblox/contract/errors'
import type { VersionID } from '@ximblox/contract/ids'
import type { PageVersion, VersionContent } from '@ximblox/contract/pages'
import type { Conflict } from '@ximblox/contract/rules/merge'
import type { Activity } from './activities.ts'
import { documentOf, type EditorDocument } from './document/document.ts'
import { emptyHistory, type History, type Selection } from './history.ts'
import type { Operation, Remove, SetField, SetMeta } from './operations/operations.ts'

export interface SaveState {
  /** `idle` with unsaved changes: waiting for a pause in them. */
  status: 'idle' | 'saving' | 'failed' | 'refused' | 'expired'
  /** When the server last took the content, by its clock. */
  savedAt: string
  /** What it refused, or kept although Save would refuse it. */
  errors: readonly ErrorEntry[]
  /** The blocks as they were sent, whose places the errors name. */
  blocks: readonly Block[]
}

/** A request whose answer is not known: how much of `pending` it held, and what position that was. */
export interface Send {
  count: number
  position: number
}

/** Who saved something: `{ ID: 0, name: '' }` for a deleted user. */
export type Author = PageVersion['author']

/** A conflict, and who saved the other side last; absent in what an earlier build wrote. */
export interface AuthoredConflict extends Conflict {
  by?: Author
}

/** A change by others of what was written here: it is on the page, and can be taken back. */
export interface Overwritten {
  by: Author
  operation: SetField | SetMeta | Remove
  /** Identifies what the server said on opening, so that it is answered once. */
  notice?: string
}

/** All that the editor knows of a page; one immutable value. */
export interface EditorState {
  document: EditorDocument
  selection: Selection
  activity: Activity
  history: History
  /** Names the state of the document: undoing brings an earlier number back, every other change a new one. */
  position: number
  lastPosition: number
  /** The position that the server has; null while that is not known. */
  acknowledged: number | null
  versionID: VersionID
  revision: number
  /** What the server has at `revision`, and what was done since. */
  base: VersionContent
  pending: readonly Operation[]
  sends: readonly Send[]
  save: SaveState
  /** What others changed at the same time in the same place, to be shown beside it. */
  conflicts: readonly AuthoredConflict[]
  /** What others changed of what was written here, to be shown beside it. */
  overwritten: readonly Overwritten[]
}

export const noSelection: Selection = { blocks: [], field: null }

export const initialState = (version: PageVersion): EditorState => {
  const base = versionContentOf(version)
  return {
    document: documentOf(base),
    selection: noSelection,
    activity: { name: 'Editing' },
    history: emptyHistory,
    position: 0,
    lastPosition: 0,
    acknowledged: 0,
    versionID: version.id,
    revision: version.revision,
    base,
    pending: [],
    sends: [],
    save: { status: 'idle', savedAt: version.updatedAt, errors: [], blocks: [] },
    conflicts: [],
    overwritten: [],
  }
}

/** Whether something is not acknowledged; only then does leaving ask. */
export const isDirty = ({ position, acknowledged }: EditorState): boolean => position !== acknowledged

export const versionContentOf = (version: PageVersion): VersionContent => ({
  title: version.title,
  seoTitle: version.seoTitle,
  seoDescription: version.seoDescription,
  seoKeywords: version.seoKeywords,
  seoImage: version.seoImage,
  blocks: version.blocks,
  pageType: version.pageType,
  __images: version.__images,
  __files: version.__files,
})
