import { useSyncExternalStore } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BlockPlace } from '../../state/document/places.ts'
import type { EarlyPaste } from './early-pastes.ts'
import type { CaretPlace } from './point.ts'
import type { TextPaste } from './rich-text/repeat-pastes.ts'
import type { RichTextEditor } from './rich-text/rich-text-editor.ts'

/** Interface state of the canvas that no other part needs. */
export interface CanvasUiState {
  /** The block under the pointer. */
  hovered: string | null
  /**
   * A rich text that is about to be rendered, and what is typed and pasted until then. Its field is null where it begins
   * after blocks that are being pasted.
   */
  awaiting: ({ field: string | null } & Early) | null
  /** The rich text that is edited as plain text until the editor of rich texts is loaded. */
  interim: Writing | null
  /** The rich text being edited; there is at most one. */
  writing: Writing | null
  /** Its editor, once loaded. */
  text: RichTextEditor | null
  /** The menu of blocks that a slash opened in a text. */
  slash: SlashMenuState | null
  /** The place of the current drop target. */
  drop: { place: BlockPlace; line: DOMRect } | null
  dragging: boolean
}

/** What was typed before there was a text for it. */
export interface Early {
  typed: string
  /** What was pasted among it. */
  pasted: readonly EarlyPaste[]
}

/** A rich text, and where to begin; what was typed before is inserted at once. */
export interface Writing extends Early {
  field: string
  point: CaretPlace | null
  /** What was pasted before its editor was loaded, in its order in the text. */
  pastes: readonly TextPaste[]
}

export interface SlashMenuState {
  block: string
  /** The path of the text, as in `cards.k7.title`. */
  field: string
  /** What follows the slash; null until the slash is in the text. */
  term: string | null
  /** The index of the option that Enter takes. */
  active: number
}

/** The rich text that what is typed belongs to, as in `k7/body`. */
export const editedField = ({ writing, awaiting, interim }: CanvasUiState): string | undefined =>
  (writing ?? interim ?? awaiting)?.field ?? undefined

export type CanvasState = StoreApi<CanvasUiState>

export const createCanvasState = (): CanvasState =>
  createStore<CanvasUiState>(() => ({
    hovered: null,
    awaiting: null,
    interim: null,
    writing: null,
    text: null,
    slash: null,
    drop: null,
    dragging: false,
  }))

export const useCanvasUiState = <T>(state: CanvasState, select: (ui: CanvasUiState) => T): T =>
  useSyncExternalStore(state.subscribe, () => select(state.getState()))

/** Ends the editing of a rich text before React renders it again, because both write to the same element. */
export const stopWriting = (state: CanvasState): void => {
  const { text, writing, awaiting, interim } = state.getState()
  if (awaiting || interim) state.setState({ awaiting: null, interim: null })
  if (!writing) return
  text?.destroy()
  state.setState({ writing: null, text: null })
}
