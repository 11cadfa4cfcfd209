import type { VersionID } from '@ximblox/contract/ids'
import type { PageVersion, VersionContent } from '@ximblox/contract/pages'
import { isEqual } from '@ximblox/contract/rules/equal'
import type { Conflict } from '@ximblox/contract/rules/merge'
import type { Activity } from './activities.ts'
import { documentOf, type EditorDocument } from './document/document.ts'
import type { LocatedError } from './document/locate.ts'
import { type Place, valueIn } from './document/place.ts'
import { emptyHistory, type History, type Selection } from './history.ts'
import type { Operation, Remove, SetField, SetMeta } from './operations/operations.ts'

export interface SaveState {
  /** `idle` with unsaved changes: waiting for a pause in typing. */
  status: 'idle' | 'saving' | 'failed' | 'refused' | 'expired'
  /** When the server last stored the content, by the server's clock. */
  savedAt: string
  /** What it refused, or stored although Save would refuse it. */
  errors: readonly LocatedError[]
  /** What it refused of a document while it stored the rest. */
  held: { places: readonly Place[]; position: number; document: EditorDocument } | null
}

/** A request without a response: how many `pending` operations it held, and the position it was sent at. */
export interface Send {
  count: number
  position: number
  /** What the server had refused of it, request by request. */
  refused?: readonly (readonly Place[])[] | undefined
}

/** The user who saved something: `{ ID: 0, name: '' }` for a deleted user. */
export type Author = PageVersion['author']

/** A conflict and the last author of the other side, which is absent in entries of earlier builds. */
export interface AuthoredConflict extends Conflict {
  by?: Author
}

/** A change by others to something written here: it is on the page and can be reverted. */
export interface Overwritten {
  by: Author
  operation: SetField | SetMeta | Remove
  /** Identifies what the server reported on opening, so that it is answered only once. */
  notice?: string
}

/** The whole state of the editor of a page; immutable. */
export interface EditorState {
  document: EditorDocument
  selection: Selection
  activity: Activity
  history: History
  /** Identifies the state of the document: undo restores an earlier number, every other change creates a new one. */
  position: number
  lastPosition: number
  /** The position stored on the server; null while that is unknown. */
  acknowledged: number | null
  versionID: VersionID
  revision: number
  /** The content that the server has at `revision`, and the operations since. */
  base: VersionContent
  pending: readonly Operation[]
  sends: readonly Send[]
  save: SaveState
  /** Conflicting changes by others, shown next to the field. */
  conflicts: readonly AuthoredConflict[]
  /** Changes by others to what was written here, shown next to the field. */
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
    save: { status: 'idle', savedAt: version.updatedAt, errors: [], held: null },
    conflicts: [],
    overwritten: [],
  }
}

/** Whether something is unsaved; only then does leaving the page ask for confirmation. */
export const isDirty = ({ position, acknowledged }: EditorState): boolean => position !== acknowledged

/** The places whose values the server refused, as long as they stay the same. */
export const heldPlaces = ({ document, save: { held } }: EditorState): readonly Place[] =>
  held?.places.filter(place => isEqual(valueIn(document, place), valueIn(held.document, place))) ?? []

/** Whether everything is stored but the values that the server refused. */
export const isPartlyStored = ({ position, sends, save }: EditorState): boolean =>
  // A request without a response may still change what the server has.
  sends.length === 0 && save.held?.position === position

/** Whether there is something to send. */
export const isStorable = (state: EditorState): boolean => isDirty(state) && !isPartlyStored(state)

export const versionContentOf = (version: PageVersion): VersionContent => ({
  title: version.title,
  seoTitle: version.seoTitle,
  seoDescription: version.seoDescription,
  seoKeywords: version.seoKeywords,
  seoImage: version.seoImage,
  seoIndexed: version.seoIndexed ?? true,
  blocks: version.blocks,
  pageType: version.pageType,
  __images: version.__images,
  __files: version.__files,
})
