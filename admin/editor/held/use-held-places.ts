import { useShallow } from 'zustand/react/shallow'
import type { Place } from '../state/document/place.ts'
import { heldPlaces } from '../state/state.ts'
import { useEditorState } from '../workspace.ts'

/** The places whose values the server refuses; all other changes are stored. */
export const useHeldPlaces = (): readonly Place[] => useEditorState(useShallow(heldPlaces))
