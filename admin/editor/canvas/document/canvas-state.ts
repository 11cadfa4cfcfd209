import { useSyncExternalStore } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BlockPlace } from '../../state/document/places.ts'
import type { Point } from './point.ts'
import type { RichTextEditor } from './rich-text/rich-text-editor.ts'

/** What is going on in the canvas and concerns nobody else. */
export interface Doings {
  /** The block below the pointer. */
  hovered: string | null
  /** A rich text whose editor is on its way, and what was typed meanwhile. */
  awaiting: { field: string; typed: string } | null
  /** The one rich text that is being edited. */
  writing: { field: string; point: Point | null; typed: string } | null
  /** Its editor, once it is there. */
  text: RichTextEditor | null
  /** Where what is being dragged would come to stand. */
  drop: { place: BlockPlace; line: DOMRect } | null
  dragging: boolean
}

export type CanvasState = StoreApi<Doings>

export const createCanvasState = (): CanvasState =>
  createStore<Doings>(() => ({
    hovered: null,
    awaiting: null,
    writing: null,
    text: null,
    drop: null,
    dragging: false,
  }))

export const useDoings = <T>(state: CanvasState, select: (doings: Doings) => T): T =>
  useSyncExternalStore(state.subscribe, () => select(state.getState()))

/** Ends the editing of a rich text; before React draws it again, because both write the same element. */
export const stopWriting = (state: CanvasState): void => {
  const { text, writing, awaiting } = state.getState()
  if (awaiting) state.setState({ awaiting: null })
  if (!writing) return
  text?.destroy()
  state.setState({ writing: null, text: null })
}
